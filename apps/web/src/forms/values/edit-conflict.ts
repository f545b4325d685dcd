import type { z } from "zod"

export type Version = "typed" | "now"

/** A save that was refused because the row had changed (DECISIONS 34i): two versions, one of which is in the form. */
export type EditConflict<Values> = {
  shown: Version
  /** The version that the form does not show, with whatever was typed into it. */
  hidden: Values
  /** The row as the refusal told it. */
  now: Values
  /** Where the two differed when it came. */
  differing: string[]
}

/**
 * Puts what a form holds beside the row as it is now. The form goes on with what was typed; where it showed an earlier `now`,
 * untouched, it goes on with this one. Null where there is nothing to choose between.
 */
export function conflictAfterRefusal<Values>(
  before: EditConflict<Values> | null,
  held: Values,
  now: Values,
): EditConflict<Values> | null {
  const isUntouched = before?.shown === "now" && differingFields(held, before.now).length === 0
  const typed = isUntouched ? before.hidden : held
  const differing = differingFields(typed, now)
  if (differing.length === 0) return null
  return isUntouched ? { shown: "now", hidden: typed, now, differing } : { shown: "typed", hidden: now, now, differing }
}

/** The same with the other version in the form, which held `held` until now. What it is to show is the `hidden` of before. */
export function switchVersion<Values>(conflict: EditConflict<Values>, held: Values): EditConflict<Values> {
  return { ...conflict, shown: conflict.shown === "typed" ? "now" : "typed", hidden: held }
}

/** The fields in which two versions of a form's values differ, in the order of the first one. */
export function differingFields<Values>(one: Values, other: Values): string[] {
  const values = new Map(Object.entries(other as Record<string, unknown>))
  return Object.entries(one as Record<string, unknown>).flatMap(([field, value]) =>
    asRead(value) === asRead(values.get(field)) ? [] : [field],
  )
}

/** Reads the row that a refusal carries as the values of a form; null where it is no such row. */
export function readAs<Row, Values>(view: z.ZodType<Row>, valuesOf: (row: Row) => Values) {
  return (current: unknown): Values | null => {
    const { data } = view.safeParse(current)
    return data === undefined ? null : valuesOf(data)
  }
}

/** A number is what was typed for it, spaces around a text are not kept, and nothing is nothing however a field says so. */
function asRead(value: unknown): string {
  if (typeof value === "string") return value.trim()
  return value === null || value === undefined ? "" : JSON.stringify(value)
}
