import type { UseFormReturnType } from "@mantine/form"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { session, formDrafts } from "../../session/client.ts"
import { useUser } from "../../session/use-session.ts"
import { setFormValues } from "../values/set-form-values.ts"
import { hideDraftKeptToast, showDraftKeptToast } from "./draft-kept-toast.ts"

/** A form's draft: its name, such as 'student.new', its label for a toast, and if the form opens with its page. */
export type DraftIdentity = { name: string; label: string; comesBack: boolean }

type Options<Values> = {
  form: UseFormReturnType<Values>
  /** Undefined if no draft is stored, as on the sign-in page. */
  identity: DraftIdentity | undefined
  version?: number
  /** Returns the typed values, if the form may show others. By default the form's values. */
  typed?: () => Values | null
  /** True to store a draft also if the form disappears with its row, not only if the session ends. */
  keepsDraftAlone?: () => boolean
}

/**
 * Stores a form's values if the session ends, and restores them when the same person opens the form again. Returns the restored draft
 * with its version, until `end` is called after saving.
 */
export function useFormDraft<Values>({ form, identity, version, typed, keepsDraftAlone }: Options<Values>) {
  const user_id = useUser()?.id
  const [owner] = useState(user_id)
  const [draft, setDraft] = useState(() => (owner && identity ? formDrafts.read(owner, identity.name) : null))

  const restore = useEffectEvent(() => {
    if (!owner || !identity) return
    // A row that moves to another list is rendered there before its old form has stored the draft.
    const kept = draft ?? formDrafts.read(owner, identity.name)
    if (!kept) return
    setFormValues(form, { ...form.getValues(), ...matchingValues(form.getInitialValues(), kept.values) })
    formDrafts.forget(owner, identity.name)
    hideDraftKeptToast(identity.label)
  })
  const save = () => {
    const now = session.read()
    const isStillSignedIn = now?.user.id === owner
    if (!owner || !identity) return
    const values = typed?.() ?? (form.isDirty() ? form.getValues() : null)
    if (values === null) return
    // After signing out, nothing may stay on the device. While the session continues, memory is enough.
    const inMemory = isStillSignedIn || (now === null && session.readEnd() === null)
    if (isStillSignedIn) showDraftKeptToast(identity.label)
    const content = { version: draft?.version ?? version, values: { ...(values as Record<string, unknown>) } }
    const label = identity.comesBack || isStillSignedIn ? null : identity.label
    formDrafts.save(owner, identity.name, { label, ...content }, { inMemory })
  }
  const isUnmounted = useRef(false)
  const unmount = useEffectEvent(() => {
    isUnmounted.current = true
    if (session.read()?.user.id !== owner || keepsDraftAlone?.()) save()
  })
  useEffect(() => {
    isUnmounted.current = false
    restore()
    return () => unmount()
  }, [])

  /** Stores a draft if a save fails after the form was closed. */
  const saveIfUnmounted = () => {
    if (isUnmounted.current) save()
  }

  return { draft, saveIfUnmounted, end: () => setDraft(null) }
}

/** Returns the values of fields that the form has. A draft of another release may have other fields, or other types. */
function matchingValues<Values>(initial: Values, values: Record<string, unknown>): Partial<Values> {
  const fields = Object.entries(initial as Record<string, unknown>)
  return Object.fromEntries(
    fields.flatMap(([field, first]) => {
      const isAlike = Array.isArray(first) === Array.isArray(values[field])
      return field in values && isAlike ? [[field, values[field]]] : []
    }),
  ) as Partial<Values>
}
