import { guardLogout } from "../../session/sign-out/use-logout.ts"
import { useEffectEvent, useLayoutEffect, useState } from "react"

/** Records that the person chose to leave without saving, or left by a link that keeps what was typed. */
type Leave = { isDiscarded: () => boolean; discard: () => void; isKept: () => boolean; keep: () => void }

type DirtyForm = { isDirty: () => boolean; name?: string; keepsDraft: boolean; leave: Leave }

type Options = {
  name?: string
  /** True if the form stores a draft when it is left by a link that it proposes itself. */
  keepsDraft?: boolean
}

const forms = new Set<DirtyForm>()

/** True while a form on the page, or the form of that name, has unsaved changes. */
export function hasUnsavedChanges(name?: string): boolean {
  return [...forms].some((form) => (name === undefined || form.name === name) && form.isDirty())
}

guardLogout(() => hasUnsavedChanges())

/** Marks the changes of the forms that store a draft as kept, so that leaving asks nothing and loses nothing. */
export function keepUnsavedChanges(): void {
  for (const form of forms) if (form.keepsDraft) form.leave.keep()
}

/** Marks the changes of all forms on the page as discarded. */
export function discardUnsavedChanges(): void {
  for (const form of forms) form.leave.discard()
}

/**
 * Makes the browser ask before a tab with a dirty form closes. `confirm-leave.tsx` asks before in-app links. The returned
 * `isDiscarded` returns true once the person has chosen to leave without saving,
 * and `isKept` once a link of the form has been followed.
 */
export function useUnsavedChanges(isDirty: () => boolean, { name, keepsDraft = false }: Options = {}): Leave {
  const [leave] = useState(newLeave)
  const isDirtyNow = useEffectEvent(isDirty)
  // A layout effect, so that its cleanup runs before the next page can navigate.
  useLayoutEffect(() => {
    const form: DirtyForm = { isDirty: () => !leave.isKept() && isDirtyNow(), name, keepsDraft, leave }
    const stop = (event: BeforeUnloadEvent) => {
      if (form.isDirty()) event.preventDefault()
    }
    forms.add(form)
    window.addEventListener("beforeunload", stop)
    return () => {
      forms.delete(form)
      window.removeEventListener("beforeunload", stop)
    }
  }, [name, keepsDraft, leave])
  return leave
}

function newLeave(): Leave {
  let [isDiscarded, isKept] = [false, false]
  return {
    isDiscarded: () => isDiscarded,
    discard: () => void (isDiscarded = true),
    isKept: () => isKept,
    keep: () => void (isKept = true),
  }
}
