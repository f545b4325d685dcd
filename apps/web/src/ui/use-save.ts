import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"

type Options<Values> = {
  form: UseFormReturnType<Values>
  /** S §8's words for a failure that has none of its own. */
  fallback: string
  /** Of the row being edited, as it was when the form opened. */
  version?: number
  /** Resolves when the server has saved; what it throws is shown. */
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
}

/**
 * The one place where a form catches: errors of fields go to their fields, the rest is `failure`, and what was typed
 * stays. A row that was changed elsewhere meanwhile (DECISIONS 34i) is written over when the person saves once more.
 */
export function useSave<Values>({ form, fallback, version, onSave }: Options<Values>) {
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [seen, setSeen] = useState(version)

  const focusFirst = (fields: object) => {
    const first = Object.keys(fields)[0]
    // After the render that shows the errors, so that a screen reader reads them with the field.
    if (first) requestAnimationFrame(() => form.getInputNode<HTMLElement, string>(first)?.focus())
  }

  const submit = form.onSubmit(async (values) => {
    if (saving) return
    setSaving(true)
    setFailure(null)
    try {
      await onSave(values, seen)
    } catch (cause) {
      const error = readError(cause, fallback)
      form.setErrors(error.fields)
      focusFirst(error.fields)
      setFailure(besideTheFields(error, Object.keys(form.getInitialValues() as object)))
      if (error.current) setSeen(error.current.version)
    } finally {
      setSaving(false)
    }
  }, focusFirst)

  return { saving, failure, submit }
}

/** What is left to say above the buttons once the fields have said theirs. */
export function besideTheFields(error: ReadableError, shown: string[]): ReadableError | null {
  const others = Object.entries(error.fields).filter(([field]) => !shown.includes(field))
  if (error.current) return { ...error, message: `${error.message} Save again to keep what you have here.` }
  if (Object.keys(error.fields).length === 0) return error
  return others.length > 0 ? { ...error, message: others.map(([, message]) => message).join(" ") } : null
}
