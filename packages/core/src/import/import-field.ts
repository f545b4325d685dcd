/** The ways in which a cell is read. */
export type CellKind =
  | "name"
  | "text"
  | "link"
  | "student"
  | "date"
  | "birthday"
  | "grade"
  | "grade_or_all"
  | "yes_no"
  | "mark"
  | "fraction"
  | "duration"
  | "day_minutes"
  | "hours"
  | "points"
  | "earned"
  | "lesson_status"
  | "work_type"
  | "place"
  | "resource_type"

/** A field of a record, which a column of a table can fill. */
export type ImportField = {
  label: string
  cell: CellKind
  /** True if no row can do without it. */
  required: boolean
  /** The headings that mean it, in lower case, the best one first. */
  names: string[]
}

/** A field with its headings, separated by '|'. */
export function field(label: string, cell: CellKind, names: string, required?: "required"): ImportField {
  return { label, cell, required: required === "required", names: names.split("|") }
}
