import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import type { ReadableError } from "../lib/read-error.ts"
import {
  conflictAfterRefusal,
  differingFields,
  switchVersion,
  type EditConflict,
  type Version,
} from "./values/edit-conflict.ts"
import { fieldNode, focusField, labelOf } from "./field-node.ts"
import { setFormValues } from "./values/set-form-values.ts"

type Options<Values> = {
  form: UseFormReturnType<Values>
  /** The form's values of the row that a refusal carries, null where it cannot be read. */
  valuesOf?: (current: unknown) => Values | null
  saving: boolean
}

/** `place` is the form's element, by which its fields are found. */
type Offered<Values> = EditConflict<Values> & {
  refusal: ReadableError
  fields: NamedField[]
  place: HTMLElement | null
}
type NamedField = { field: string; label: string }

/** What stands above a form's buttons after a stale save: two versions, of which the form shows one. */
export type Choice = {
  refusal: ReadableError
  shown: Version
  /** Whether something was typed into the row as it is now, which it then is no more. */
  isEdited: boolean
  /** Whether it is being saved: until the answer the form keeps the version that was sent. */
  saving: boolean
  /** Where the two differ, by the labels of the fields. */
  fields: NamedField[]
  show: (version: Version) => void
  goTo: (field: string) => void
}

/**
 * Lets a person choose after a stale save (DECISIONS 34i): `offer` takes the refusal and the form's element, and is false where
 * there is no choice. From then on the form is dirty where it differs from the row as it is now, so that what is shown is what
 * is saved.
 */
export function useEditConflict<Values>({ form, valuesOf, saving }: Options<Values>) {
  const [offered, setOffered] = useState<Offered<Values> | null>(null)

  const put = (values: Values, now: Values) => {
    setFormValues(form, values)
    form.resetDirty(now)
  }

  const offer = (refusal: ReadableError, place: HTMLElement | null): boolean => {
    const now = refusal.current && valuesOf ? valuesOf(refusal.current) : null
    if (now === null) return false
    const both = conflictAfterRefusal(offered, form.getValues(), now)
    if (both?.shown === "typed") form.resetDirty(now)
    else put(now, now)
    const fields = both?.differing.map((field) => ({ field, label: labelOf(fieldNode(place, field)) })) ?? []
    setOffered(both && { ...both, refusal, place, fields: fields.filter(({ label }) => label !== "") })
    return both !== null
  }

  const choice: Choice | null = offered && {
    refusal: offered.refusal,
    saving,
    shown: offered.shown,
    isEdited: offered.shown === "now" ? form.isDirty() : differingFields(offered.hidden, offered.now).length > 0,
    fields: offered.fields,
    show: (version) => {
      if (saving || version === offered.shown) return
      setOffered({ ...offered, ...switchVersion(offered, form.getValues()) })
      put(offered.hidden, offered.now)
    },
    goTo: (field) => focusField(offered.place, field),
  }
  /** What the person typed, where there is a choice; the form may show the other version. */
  const typed = (): Values | null => offered && (offered.shown === "typed" ? form.getValues() : offered.hidden)

  return { choice, offer, typed, end: () => setOffered(null) }
}
