import { useEffectEvent, useLayoutEffect } from "react"

type Held = { isDirty: () => boolean; name?: string }

const held = new Set<Held>()

/** Whether a form on the page, or the one of that name, holds what would be lost with it. */
export function isAnythingUnsaved(name?: string): boolean {
  return [...held].some((form) => (name === undefined || form.name === name) && form.isDirty())
}

/** Has the browser ask before the page is closed over a form with something typed; ui/ask-to-leave.tsx does for links of ours. */
export function useUnsaved(isDirty: () => boolean, name?: string): void {
  const asked = useEffectEvent(isDirty)
  // A layout effect: it has ended before what takes the page's place leads anywhere.
  useLayoutEffect(() => {
    const form: Held = { isDirty: () => asked(), name }
    const stop = (event: BeforeUnloadEvent) => {
      if (form.isDirty()) event.preventDefault()
    }
    held.add(form)
    window.addEventListener("beforeunload", stop)
    return () => {
      held.delete(form)
      window.removeEventListener("beforeunload", stop)
    }
  }, [name])
}
