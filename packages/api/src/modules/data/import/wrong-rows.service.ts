import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { csvHead, csvLines } from "../archive/export/archive-csv.ts"
import { calendarColumns } from "./file/read-calendar-file.ts"
import { visibleTo } from "./import.policy.ts"
import { readCells } from "./import.select.ts"
import { getImport, listImportRows } from "./import.service.ts"

/** The wrong rows of an import as they came, as CSV, with a last column that says why. */
export async function writeWrongRows(scope: Scope, id: string): Promise<{ name: string; csv: string }> {
  const { kind, filename, ...view } = await getImport(scope, id)
  const columns = kind === "calendar" ? calendarColumns.map((name, index) => ({ name, index })) : view.columns
  const wrong = await listImportRows(scope, { id, status: "wrong" })
  const stored = await scope.db.data_import.findFirst({ where: { id, AND: visibleTo(scope) }, select: { cells: true } })
  const cells = new Map(readCells(found(stored, "import").cells).map((row) => [row.row, row.cells]))
  const lines = wrong.map(({ row, issues }) => [
    ...columns.map(({ index }) => cells.get(row)?.[index] ?? ""),
    [...new Set(issues.map(({ message }) => message))].join(" "),
  ])
  const csv = csvHead([...columns.map(({ name }) => name), "What is wrong"]) + csvLines(lines)
  return { name: `${filename.replace(/\.[a-z]{1,5}$/i, "") || "import"} – wrong rows.csv`, csv }
}
