import { useLayoutEffect } from "react"

/** Marks the document as the child's side: menus, dialogs and toasts stand outside its shell (child-area.css). */
export function useChildArea(isChild: boolean): void {
  useLayoutEffect(() => {
    if (!isChild) return
    const { dataset } = document.documentElement
    dataset.area = "child"
    return () => {
      delete dataset.area
    }
  }, [isChild])
}
