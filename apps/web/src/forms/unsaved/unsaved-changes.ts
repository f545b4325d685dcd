import { guardLogout } from "../../session/sign-out/use-logout.ts"
import { useEffectEvent, useLayoutEffect, useState } from "react"

/** Whether somebody has said that what is typed may go. */
type Leave = { isDiscarded: () => boolean; discard: () => void }

type DirtyForm = { isDirty: () => boolean; name?: string; leave: Leave }

const forms = new Set<DirtyForm>()

/** Whether a form on the page, or the one of that name, holds what would be lost with it. */
export function hasUnsavedChanges(name?: string): boolean {
  return [...forms].some((form) => (name === undefined || form.name === name) && form.isDirty())
}

guardLogout(() => hasUnsavedChanges())

/** Somebody has said that what is typed on the page may go. */
export function discardUnsavedChanges(): void {
  for (const form of forms) form.leave.discard()
}

/**
 * Has the browser ask before the page is closed over a form with something typed; forms/unsaved/confirm-leave.tsx does for links of ours.
 * Answers whether somebody has said that it may go.
 */
export function useUnsavedChanges(isDirty: () => boolean, name?: string): Leave {
  const [leave] = useState(newLeave)
  const asked = useEffectEvent(isDirty)
  // A layout effect: it has ended before what takes the page's place leads anywhere.
  useLayoutEffect(() => {
    const form: DirtyForm = { isDirty: () => asked(), name, leave }
    const stop = (event: BeforeUnloadEvent) => {
      if (form.isDirty()) event.preventDefault()
    }
    forms.add(form)
    window.addEventListener("beforeunload", stop)
    return () => {
      forms.delete(form)
      window.removeEventListener("beforeunload", stop)
    }
  }, [name, leave])
  return leave
}

function newLeave(): Leave {
  let isDiscarded = false
  return { isDiscarded: () => isDiscarded, discard: () => void (isDiscarded = true) }
}
