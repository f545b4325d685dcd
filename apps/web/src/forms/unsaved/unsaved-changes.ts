import { guardLogout } from "../../session/sign-out/use-logout.ts"
import { useEffectEvent, useLayoutEffect, useState } from "react"

/** Whether somebody has said that what is typed may go. */
type Leave = { isGiven: () => boolean; give: () => void }

type Held = { isDirty: () => boolean; name?: string; leave: Leave }

const held = new Set<Held>()

/** Whether a form on the page, or the one of that name, holds what would be lost with it. */
export function isAnythingUnsaved(name?: string): boolean {
  return [...held].some((form) => (name === undefined || form.name === name) && form.isDirty())
}

guardLogout(() => isAnythingUnsaved())

/** Somebody has said that what is typed on the page may go. */
export function letGoOfUnsaved(): void {
  for (const form of held) form.leave.give()
}

/**
 * Has the browser ask before the page is closed over a form with something typed; forms/unsaved/confirm-leave.tsx does for links of ours.
 * Answers whether somebody has said that it may go.
 */
export function useUnsaved(isDirty: () => boolean, name?: string): Leave {
  const [leave] = useState(newLeave)
  const asked = useEffectEvent(isDirty)
  // A layout effect: it has ended before what takes the page's place leads anywhere.
  useLayoutEffect(() => {
    const form: Held = { isDirty: () => asked(), name, leave }
    const stop = (event: BeforeUnloadEvent) => {
      if (form.isDirty()) event.preventDefault()
    }
    held.add(form)
    window.addEventListener("beforeunload", stop)
    return () => {
      held.delete(form)
      window.removeEventListener("beforeunload", stop)
    }
  }, [name, leave])
  return leave
}

function newLeave(): Leave {
  let isGiven = false
  return { isGiven: () => isGiven, give: () => void (isGiven = true) }
}
