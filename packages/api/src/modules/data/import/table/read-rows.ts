import { isUngraded } from "../cells/read-points.ts"
import { readCell, type CellContext, type CellValue } from "../cells/read-cell.ts"
import { importFields, type TableKind } from "@hearthbook/core/import/import-kinds"
import { doubtOf, type UsualDays } from "./unusual-days.ts"
import type { Mapping } from "./match-columns.ts"
import type { SheetRow } from "@hearthbook/core/import/file-content"

/** Something wrong with a row: in a cell, or, without a column, in the row as a whole. */
export type RowIssue = { field: string; column: number | null; value: string | null; message: string }

/** A row whose cells are read. Fields without a column or with an empty cell are null. A cell with a warning has been read. */
export type ReadRow = { row: number; values: Record<string, CellValue>; issues: RowIssue[]; warnings?: RowIssue[] }

/** Reads the cells of a table's rows. */
export function readRows(
  kind: TableKind,
  body: SheetRow[],
  mapping: Mapping,
  context: CellContext & { usual: UsualDays },
): ReadRow[] {
  const fields = Object.entries(importFields[kind])
  return body.map(({ row, cells }) => {
    const values: Record<string, CellValue> = {}
    const issues: RowIssue[] = []
    const warnings: RowIssue[] = []
    for (const [field, { cell }] of fields) {
      const column = mapping[field] ?? null
      const text = column === null ? "" : (cells[column] ?? "").trim()
      const isEmpty = text === "" || (cell === "earned" && isUngraded(text))
      const read = isEmpty ? { value: null } : readCell(cell, text, context)
      values[field] = "value" in read ? read.value : null
      if ("message" in read) issues.push({ field, column, value: text, message: read.message })
      const doubt = doubtOf(cell, values[field], context.usual)
      if (doubt !== null) warnings.push({ field, column, value: text, message: doubt })
    }
    return { row, values, issues, warnings }
  })
}
