import type { UseFormReturnType } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"
import { focusField } from "./field-node.ts"
import { useEditConflict } from "./use-edit-conflict.ts"
import { useFormDraft, type DraftIdentity } from "./drafts/use-form-draft.ts"

type Options<Values> = {
  form: UseFormReturnType<Values>
  /** S §8's words for a failure that has none of its own. */
  fallback: string
  /** Of the row being edited, as it was when the form opened. */
  version?: number
  /** The form's values of that row as a refusal carries it, which the person then sees beside their own. */
  valuesOf?: (current: unknown) => Values | null
  /** Under which name what was typed is kept when the session ends under the form. */
  identity?: DraftIdentity
  /** Whether it is kept too where the form goes with its row. */
  keepsDraftAlone?: () => boolean
  /** Whether the form goes once it is saved: while it fades it is not sent again. */
  closesOnSave?: boolean
  /** Resolves when the server has saved; what it throws is shown. */
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
}

/**
 * The one place where a form catches: errors of fields go to their fields, the rest is `failure`, and what was typed
 * stays, and `isBack` where it was kept from before the session ended. Of a row that was changed elsewhere meanwhile there is a `choice` (DECISIONS 34i): what the form shows when the
 * person saves once more is what it will be.
 */
export function useSave<Values>({
  form,
  fallback,
  version,
  valuesOf,
  identity,
  keepsDraftAlone,
  closesOnSave = false,
  onSave,
}: Options<Values>) {
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const { choice, offer, typed, end } = useEditConflict({ form, valuesOf, saving })
  const begun = useFormDraft({
    form,
    identity,
    version,
    typed,
    keepsDraftAlone: () => !saving && keepsDraftAlone?.() === true,
  })
  const [seen, setSeen] = useState(begun.draft?.version ?? version)
  const refuse = useRefreshAfterwards()

  const focusFirst = (fields: object, place: HTMLElement | null) => {
    const first = Object.keys(fields)[0]
    // After the render that shows the errors, so that a screen reader reads them with the field.
    if (first) requestAnimationFrame(() => focusField(place, first))
  }

  const submit = form.onSubmit(
    async (values, event) => {
      if (saving) return
      const place = event?.currentTarget ?? null
      setSaving(true)
      setFailure(null)
      let isOver = false
      try {
        await onSave(values, seen)
        end()
        begun.end()
        isOver = closesOnSave
      } catch (cause) {
        const error = readError(cause, fallback)
        if (keepsDraftAlone?.()) begun.saveIfUnmounted()
        form.setErrors(error.fields)
        focusFirst(error.fields, place)
        if (error.current) {
          refuse()
          setSeen(versionIn(error.current))
        }
        if (!offer(error, place))
          setFailure(failureOutsideFields(error, Object.keys(form.getInitialValues() as object)))
      } finally {
        setSaving(isOver)
      }
    },
    (errors, _, event) => focusFirst(errors, event?.currentTarget ?? null),
  )

  return { saving, failure, choice, isBack: begun.draft !== null, submit }
}

/**
 * What is behind a form shows the row as it was. It is asked for anew once the form has gone, and not before: a list that
 * loses the row would take what was typed along.
 */
function useRefreshAfterwards(): () => void {
  const client = useQueryClient()
  const isOld = useRef(false)
  useEffect(
    () => () => {
      if (isOld.current) void client.invalidateQueries()
    },
    [client],
  )
  return () => {
    isOld.current = true
  }
}

function versionIn({ version }: Record<string, unknown>): number | undefined {
  return typeof version === "number" ? version : undefined
}

/** What is left to say above the buttons once the fields have said theirs. */
export function failureOutsideFields(error: ReadableError, shown: string[]): ReadableError | null {
  const others = Object.entries(error.fields).filter(([field]) => !shown.includes(field))
  if (error.current) return { ...error, message: `${error.message} Save again to keep what you have here.` }
  if (Object.keys(error.fields).length === 0) return error
  return others.length > 0 ? { ...error, message: others.map(([, message]) => message).join(" ") } : null
}
