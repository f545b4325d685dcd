import type { UseFormReturnType } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"
import { submitAfterBegunChoices } from "./begun-choices.ts"
import { focusField } from "./field-node.ts"
import { useEditConflict } from "./use-edit-conflict.ts"
import { useFormDraft, type DraftIdentity } from "./drafts/use-form-draft.ts"

type Options<Values> = {
  form: UseFormReturnType<Values>
  /** The message for an unexpected error. */
  fallback: string
  /** The version of the edited row when the form opened. */
  version?: number
  /** Reads the form's values from the current row in a conflict error, to show them beside what was typed. */
  valuesOf?: (current: unknown) => Values | null
  /** The identity of the draft that is stored if the session ends. */
  identity?: DraftIdentity
  /** True to store a draft also if the form disappears with its row. */
  keepsDraftAlone?: () => boolean
  /** True if the form closes after saving. It cannot be submitted again while it fades out. */
  closesOnSave?: boolean
  /** Saves on the server. An error is shown. */
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
}

/**
 * Submits a form. Field errors are set on their fields, and anything else becomes `failure`. Typed values stay. `isRestored` is true
 * if they come from a draft. If the row was changed elsewhere, `choice` offers both versions, and the next save stores the shown one.
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
    // Waits for the render with the errors, so that a screen reader reads them with the field.
    if (first) requestAnimationFrame(() => focusField(place, first))
  }

  const save = form.onSubmit(
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
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    if (submitAfterBegunChoices(event?.currentTarget ?? null)) event?.preventDefault()
    else save(event)
  }

  return { saving, failure, choice, isRestored: begun.draft !== null, submit }
}

/**
 * Refetches outdated data when the form closes. Earlier, a list without the row would remove the form and what was typed.
 */
function useRefreshAfterwards(): () => void {
  const client = useQueryClient()
  const isOutdated = useRef(false)
  useEffect(
    () => () => {
      if (isOutdated.current) void client.invalidateQueries()
    },
    [client],
  )
  return () => {
    isOutdated.current = true
  }
}

function versionIn({ version }: Record<string, unknown>): number | undefined {
  return typeof version === "number" ? version : undefined
}

/** Returns the part of an error that no shown field displays, or null. */
export function failureOutsideFields(error: ReadableError, shown: string[]): ReadableError | null {
  const others = Object.entries(error.fields).filter(([field]) => !shown.includes(field))
  if (error.current) return { ...error, message: `${error.message} Save again to keep your version.` }
  if (Object.keys(error.fields).length === 0) return error
  return others.length > 0 ? { ...error, message: others.map(([, message]) => message).join(" ") } : null
}
