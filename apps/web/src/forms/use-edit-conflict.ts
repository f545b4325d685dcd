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
  /** Reads the form's values from the current row in a conflict error. Null if it cannot be read. */
  valuesOf?: (current: unknown) => Values | null
  saving: boolean
}

/** `place` is the form's element, which contains its fields. */
type Offered<Values> = EditConflict<Values> & {
  refusal: ReadableError
  fields: NamedField[]
  place: HTMLElement | null
}
type NamedField = { field: string; label: string }

/** The choice after a refused save: two versions, one of which the form shows. */
export type Choice = {
  refusal: ReadableError
  shown: Version
  /** True if the current version was edited in the form. */
  isEdited: boolean
  /** True while saving. The form keeps the submitted version until the response. */
  saving: boolean
  /** The fields in which the versions differ, with their labels. */
  fields: NamedField[]
  show: (version: Version) => void
  goTo: (field: string) => void
}

/**
 * Lets a person choose a version after a save was refused because the row had changed. `offer` takes the refusal and the form's
 * element, and returns false if there is nothing to choose. Afterwards the form is dirty where it differs from the current row, so
 * the shown version is the one that is saved.
 */
export function useEditConflict<Values>({ form, valuesOf, saving }: Options<Values>) {
  const [offered, setOffered] = useState<Offered<Values> | null>(null)

  const showValues = (values: Values, now: Values) => {
    setFormValues(form, values)
    form.resetDirty(now)
  }

  const offer = (refusal: ReadableError, place: HTMLElement | null): boolean => {
    const now = refusal.current && valuesOf ? valuesOf(refusal.current) : null
    if (now === null) return false
    const conflict = conflictAfterRefusal(offered, form.getValues(), now)
    if (conflict?.shown === "typed") form.resetDirty(now)
    else showValues(now, now)
    const fields = conflict?.differing.map((field) => ({ field, label: labelOf(fieldNode(place, field)) })) ?? []
    setOffered(conflict && { ...conflict, refusal, place, fields: fields.filter(({ label }) => label !== "") })
    return conflict !== null
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
      showValues(offered.hidden, offered.now)
    },
    goTo: (field) => focusField(offered.place, field),
  }
  /** Returns the typed version while there is a choice. The form may show the other one. */
  const typed = (): Values | null => offered && (offered.shown === "typed" ? form.getValues() : offered.hidden)

  return { choice, offer, typed, end: () => setOffered(null) }
}
