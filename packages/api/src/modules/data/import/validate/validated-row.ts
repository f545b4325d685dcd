import type { z } from "zod"
import type { CellValue } from "../cells/read-cell.ts"
import type { Mapping } from "../table/match-columns.ts"
import type { ReadRow, RowIssue } from "../table/read-rows.ts"
import type { ImportRowView } from "../import.schema.ts"

/** A row of a table that could be read, as the record it would become; or why it cannot become one. */
export type Candidate<Draft> = { read: ReadRow; draft: Draft } | { read: ReadRow; issues: RowIssue[] }

/** Makes issues of a row: at the cell of a field, if a column fills it. */
export type IssueMaker = (read: ReadRow, field: string, message: string) => RowIssue

/** The issue maker of a table, by its columns and cells. */
export function issueMaker(mapping: Mapping, cellOf: (row: number, column: number) => string): IssueMaker {
  return (read, field, message) => {
    const column = mapping[field] ?? null
    return { field, column, value: column === null ? null : cellOf(read.row, column), message }
  }
}

/**
 * Checks a row by the schema of what it becomes, so that the same rules hold as in a form. `names` has the fields that are called
 * otherwise in the table.
 */
export function checkRow<Schema extends z.ZodType>(
  schema: Schema,
  input: object,
  { read, issueAt, names = {} }: { read: ReadRow; issueAt: IssueMaker; names?: Record<string, string> },
): { data: z.output<Schema> } | { issues: RowIssue[] } {
  const checked = schema.safeParse(input)
  if (checked.success) return { data: checked.data }
  const issues = checked.error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? "")
    return issueAt(read, names[field] ?? field, message)
  })
  return { issues }
}

export type RowFact = Pick<ImportRowView, "status" | "issues"> & { warnings?: ImportRowView["warnings"] }

export function toRowView(
  { row, values, warnings: read = [] }: ReadRow,
  { status, issues, warnings = [] }: RowFact,
): ImportRowView {
  return { row, status, values, issues, warnings: [...read, ...warnings] }
}

/** A text of a row; null without one. */
export function textOf(values: Record<string, CellValue>, field: string): string | null {
  const value = values[field] ?? null
  return value === null ? null : String(value)
}

/** A number of a row; null without one. */
export function numberOf(values: Record<string, CellValue>, field: string): number | null {
  const value = values[field] ?? null
  return typeof value === "number" ? value : null
}
