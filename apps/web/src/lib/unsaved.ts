import { useEffectEvent, useLayoutEffect } from "react"

const held = new Set<() => boolean>()

/** Whether a form on the page holds what would be lost with the page. */
export function isAnythingUnsaved(): boolean {
  return [...held].some((isDirty) => isDirty())
}

/** Has the browser ask before the page is closed over a form with something typed; ui/ask-to-leave.tsx does for links of ours. */
export function useUnsaved(isDirty: () => boolean): void {
  const asked = useEffectEvent(isDirty)
  // A layout effect: it has ended before what takes the page's place leads anywhere.
  useLayoutEffect(() => {
    const check = () => asked()
    const stop = (event: BeforeUnloadEvent) => {
      if (check()) event.preventDefault()
    }
    held.add(check)
    window.addEventListener("beforeunload", stop)
    return () => {
      held.delete(check)
      window.removeEventListener("beforeunload", stop)
    }
  }, [])
}
