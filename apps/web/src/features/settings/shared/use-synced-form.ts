import { useForm, type UseFormInput } from "@mantine/form"
import { useEffect, useRef } from "react"
import { formDrafts } from "../../../session/client.ts"
import { useUser } from "../../../session/use-session.ts"

type Kept<Values> = { values: Values; version: number }

/**
 * A form over a row that it goes on showing after it was saved. What changes elsewhere comes in until something is typed;
 * from then on the row's version tells whether somebody else was quicker (DECISIONS 34i).
 */
export function useSyncedForm<Values extends Record<string, unknown>>(
  name: string,
  { values, version }: Kept<Values>,
  validate: UseFormInput<Values>["validate"],
) {
  const form = useForm<Values>({ mode: "uncontrolled", initialValues: values, validate })
  const user_id = useUser()?.id ?? ""
  // What was typed before the session ended comes back into the form, and stands on the version of then.
  const base = useRef(formDrafts.read(user_id, name)?.version ?? version)
  const current = JSON.stringify({ values, version })

  useEffect(() => {
    if (form.isDirty()) return
    base.current = version
    // Setting them draws the fields anew, which takes the keyboard from one that somebody is in.
    if (JSON.stringify(form.getValues()) !== JSON.stringify(values)) form.setValues(values)
    form.resetDirty(values)
    // Once for each answer, however often the form is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current])

  return {
    form,
    /** The version to save under: what the form stands on, or the newer one that a refused save has named. */
    versionOf: (seen: number | undefined) => Math.max(seen ?? 0, base.current),
    /** After a save: what was sent is what is kept, and what was typed meanwhile is not. */
    markSaved: (sent: Values, saved: { version: number }) => {
      base.current = saved.version
      form.resetDirty(sent)
    },
    /** After a change of one's own beside the form: what is typed stands on it, unless somebody else was in between. */
    rebase: (saved: { version: number }) => {
      if (saved.version === base.current + 1) base.current = saved.version
    },
  }
}
