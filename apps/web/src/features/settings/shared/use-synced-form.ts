import { useForm, type UseFormInput } from "@mantine/form"
import { useEffect, useRef } from "react"
import { formDrafts } from "../../../session/client.ts"
import { useUser } from "../../../session/use-session.ts"

type StoredRow<Values> = { values: Values; version: number }

/**
 * A form for a row that stays visible after saving. Changes from elsewhere update it until the user types; from then
 * on, the row's version detects edit conflicts.
 */
export function useSyncedForm<Values extends Record<string, unknown>>(
  name: string,
  { values, version }: StoredRow<Values>,
  validate: UseFormInput<Values>["validate"],
) {
  const form = useForm<Values>({ mode: "uncontrolled", initialValues: values, validate })
  const user_id = useUser()?.id ?? ""
  // A draft restored after sign-in is based on the version of that time.
  const base = useRef(formDrafts.read(user_id, name)?.version ?? version)
  const current = JSON.stringify({ values, version })

  useEffect(() => {
    if (form.isDirty()) return
    base.current = version
    // Setting values renders the fields again, which would take focus from a field being edited.
    if (JSON.stringify(form.getValues()) !== JSON.stringify(values)) form.setValues(values)
    form.resetDirty(values)
    // Once per response, however often the form renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current])

  return {
    form,
    /** The version to save with: the form's base, or the newer one that an edit conflict has returned. */
    versionOf: (seen: number | undefined) => Math.max(seen ?? 0, base.current),
    /** Call after saving: `sent` is now stored, and input typed since then is not. */
    markSaved: (sent: Values, saved: { version: number }) => {
      base.current = saved.version
      form.resetDirty(sent)
    },
    /**
     * Call after another change by the user: the form is now based on it, unless someone else changed the row in
     * between.
     */
    rebase: (saved: { version: number }) => {
      if (saved.version === base.current + 1) base.current = saved.version
    },
  }
}
