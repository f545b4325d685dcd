import type { z } from "zod"

export type Version = "typed" | "now"

/** A save that was refused because the row had changed, with two versions, one of which is in the form. */
export type EditConflict<Values> = {
  shown: Version
  /** The version that the form does not show, with edits made to it. */
  hidden: Values
  /** The current row, from the refusal. */
  now: Values
  /** The fields in which the versions differed at the refusal. */
  differing: string[]
}

/**
 * Compares a form's values with the current row. The form keeps showing what was typed, or, if it showed an unedited earlier `now`,
 * the new one. Returns null if the versions are equal.
 */
export function conflictAfterRefusal<Values>(
  before: EditConflict<Values> | null,
  shownValues: Values,
  now: Values,
): EditConflict<Values> | null {
  const isUntouched = before?.shown === "now" && differingFields(shownValues, before.now).length === 0
  const typed = isUntouched ? before.hidden : shownValues
  const differing = differingFields(typed, now)
  if (differing.length === 0) return null
  return isUntouched ? { shown: "now", hidden: typed, now, differing } : { shown: "typed", hidden: now, now, differing }
}

/** Switches to the other version. The form must then show the previous `hidden`. `shownValues` are the form's values before. */
export function switchVersion<Values>(conflict: EditConflict<Values>, shownValues: Values): EditConflict<Values> {
  return { ...conflict, shown: conflict.shown === "typed" ? "now" : "typed", hidden: shownValues }
}

/** Returns the fields in which two versions of a form's values differ, in the order of the first one. */
export function differingFields<Values>(one: Values, other: Values): string[] {
  const values = new Map(Object.entries(other as Record<string, unknown>))
  return Object.entries(one as Record<string, unknown>).flatMap(([field, value]) =>
    normalize(value) === normalize(values.get(field)) ? [] : [field],
  )
}

/** Returns a function that reads a form's values from the current row in a conflict error, or null if it is no such row. */
export function readAs<Row, Values>(view: z.ZodType<Row>, valuesOf: (row: Row) => Values) {
  return (current: unknown): Values | null => {
    const { data } = view.safeParse(current)
    return data === undefined ? null : valuesOf(data)
  }
}

/** Normalizes a value: a number equals its text, surrounding spaces are ignored, and all empty values are equal. */
function normalize(value: unknown): string {
  if (typeof value === "string") return value.trim()
  return value === null || value === undefined ? "" : JSON.stringify(value)
}
