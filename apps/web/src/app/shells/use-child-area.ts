import { useLayoutEffect } from "react"

/** Marks the document as the student area, for menus, dialogs and toasts, which are outside the shell (child-area.css). */
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
