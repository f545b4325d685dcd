import type { UseFormReturnType } from "@mantine/form"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { session, formDrafts } from "../../session/client.ts"
import { useUser } from "../../session/use-session.ts"
import { setFormValues } from "../values/set-form-values.ts"
import { showDraftKeptToast } from "./draft-kept-toast.ts"

/** Under which name what stands in a form is kept, as 'student.new', what it is called, and whether it opens with its page. */
export type DraftIdentity = { name: string; label: string; comesBack: boolean }

type Options<Values> = {
  form: UseFormReturnType<Values>
  /** Absent where nothing is kept, as on the page where one signs in. */
  identity: DraftIdentity | undefined
  version?: number
  /** What the person typed, where the form may show something else; else its values. */
  typed?: () => Values | null
  /** Whether it is kept too where the form goes with its row, and not with the session. */
  keepsDraftAlone?: () => boolean
}

/**
 * Keeps what stands in a form whose session ends, and puts it back where the same person opens the form again. Answers what
 * was put back, with the version it stands on, until `end` says that it is saved.
 */
export function useFormDraft<Values>({ form, identity, version, typed, keepsDraftAlone }: Options<Values>) {
  const user_id = useUser()?.id
  const [owner] = useState(user_id)
  const [draft, setDraft] = useState(() => (owner && identity ? formDrafts.read(owner, identity.name) : null))

  const restore = useEffectEvent(() => {
    if (!owner || !identity || !draft) return
    setFormValues(form, { ...form.getValues(), ...knownTo(form.getInitialValues(), draft.values) })
    formDrafts.forget(owner, identity.name)
  })
  const save = () => {
    const now = session.read()
    const isOwners = now?.user.id === owner
    if (!owner || !identity) return
    const values = typed?.() ?? (form.isDirty() ? form.getValues() : null)
    if (values === null) return
    // After a log-out nothing lies on the device; of one who goes on it need not.
    const inMemory = isOwners || (now === null && session.readEnd() === null)
    if (isOwners) showDraftKeptToast(identity.label)
    const stands = { version: draft?.version ?? version, values: { ...(values as Record<string, unknown>) } }
    const label = identity.comesBack || isOwners ? null : identity.label
    formDrafts.save(owner, identity.name, { label, ...stands }, { inMemory })
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

  /** Of a save that was refused once the form had gone. */
  const saveIfUnmounted = () => {
    if (isUnmounted.current) save()
  }

  return { draft, saveIfUnmounted, end: () => setDraft(null) }
}

/** Of another release's form some fields may be no more, or hold another kind of thing. */
function knownTo<Values>(initial: Values, values: Record<string, unknown>): Partial<Values> {
  const fields = Object.entries(initial as Record<string, unknown>)
  return Object.fromEntries(
    fields.flatMap(([field, first]) => {
      const isAlike = Array.isArray(first) === Array.isArray(values[field])
      return field in values && isAlike ? [[field, values[field]]] : []
    }),
  ) as Partial<Values>
}
