import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { csvHead, csvLines } from "../archive/export/archive-csv.ts"
import type { CalendarEntry, ImportContent } from "@hearthbook/core/import/file-content"
import { visibleTo } from "./import.policy.ts"
import type { ImportReading } from "./import.schema.ts"
import { readContent } from "./import.select.ts"
import { getImport, listImportRows } from "./import.service.ts"

/** The wrong rows of an import as they came, as CSV, with a last column that says why. */
export async function writeWrongRows(scope: Scope, id: string): Promise<{ name: string; csv: string }> {
  const { kind, filename, columns } = await getImport(scope, id)
  const wrong = await listImportRows(scope, { id, status: "wrong" })
  const select = { cells: true, calendar: true } as const
  const stored = await scope.db.data_import.findFirst({ where: { id, AND: visibleTo(scope) }, select })
  const { names, cells } = toTable(readContent(kind, found(stored, "import")), columns)
  const lines = wrong.map(({ row, issues }) => [
    ...(cells.get(row) ?? []),
    [...new Set(issues.map(({ message }) => message))].join(" "),
  ])
  const csv = csvHead([...names, "What is wrong"]) + csvLines(lines)
  return { name: `${filename.replace(/\.[a-z]{1,5}$/i, "") || "import"} – wrong rows.csv`, csv }
}

const calendarColumns: Record<string, (entry: CalendarEntry) => string> = {
  UID: ({ uid }) => uid,
  Title: ({ title }) => title,
  Start: ({ start_date }) => start_date,
  End: ({ end_date }) => end_date,
  "All day": ({ all_day }) => (all_day ? "yes" : "no"),
  Location: ({ location }) => location,
  Description: ({ description }) => description,
}

type Table = { names: string[]; cells: Map<number, string[]> }

/** The columns of an import, and the cells of each row by its number. */
function toTable(content: ImportContent, columns: ImportReading["columns"]): Table {
  if (content.kind !== "calendar") {
    const cellsOf = (cells: string[]) => columns.map(({ index }) => cells[index] ?? "")
    const cells = new Map(content.cells.map((row) => [row.row, cellsOf(row.cells)]))
    return { names: columns.map(({ name }) => name), cells }
  }
  const writers = Object.values(calendarColumns)
  const cells = new Map(
    content.content.entries.map((entry, index) => [index + 1, writers.map((write) => write(entry))]),
  )
  return { names: Object.keys(calendarColumns), cells }
}
