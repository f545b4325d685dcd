import type { ImportKind, TableKind } from "@hearthbook/core/import/import-kinds"
import type { Day } from "@hearthbook/core/time/days"
import { refused } from "../../../../stored-files/refused-file.ts"
import type { CalendarContent } from "../calendar/calendar-entry.ts"
import { longestCell } from "../cells/longest-cells.ts"
import { hasCalendar } from "../calendar/content-lines.ts"
import { readCalendar } from "../calendar/read-calendar.ts"
import { decodeCalendar } from "../calendar/unfold.ts"
import { largestImport, mostRows } from "../import-limits.ts"
import { decodeBytes, type Encoding } from "../table/decode-bytes.ts"
import { readTable, type Delimiter, type SheetRow } from "../table/read-table.ts"
import { tooManyColumns, tooManyRows, unpacksToTooMuch } from "./import-errors.ts"
import { readWorkbook } from "./read-workbook.ts"
import { recognize } from "./recognize.ts"

/** What a file has: the cells of a table, or a calendar. A workbook has no encoding of its own: its text is UTF-8. */
export type ImportFile = { encoding: Encoding; delimiter: Delimiter | null } & (
  { kind: TableKind; cells: SheetRow[] } | { kind: "calendar"; content: CalendarContent }
)

/** A file, what a person says that it is, and the day and the zone in which it is read. */
export type FileToRead = { content: Uint8Array; kind: ImportKind; today: Day; time_zone: string }

export type ReadFile = (file: FileToRead) => Promise<ImportFile>

/**
 * Reads a spreadsheet or a calendar by what it is, whatever its name and the chosen kind say. VALIDATION_ERROR at `file` if there is
 * nothing to read, there are more than 5,000 rows, or it is something else; PAYLOAD_TOO_LARGE above 5 MB, also unpacked.
 */
export async function readFile({ content: bytes, kind, ...days }: FileToRead): Promise<ImportFile> {
  if (bytes.length > largestImport) throw unpacksToTooMuch()
  const decoded = decodeBytes(bytes)
  const recognized = recognize(bytes, decoded?.text ?? null)
  if (recognized.is === "other") throw refused(recognized.words)
  const isCalendar = recognized.is === "calendar" || (kind === "calendar" && hasCalendar(decoded?.text ?? ""))
  if (isCalendar) return readEvents(bytes, days)
  if (kind === "calendar") throw refused(notCalendar(recognized.is, decoded !== null))
  const file =
    recognized.is === "workbook"
      ? { kind, encoding: "utf-8" as const, delimiter: null, cells: await readWorkbook(bytes) }
      : { kind, ...readText(bytes) }
  if (file.cells.length === 0) throw refused("There is nothing to read here: the table is empty.")
  // One row more for the headings.
  if (file.cells.length > mostRows + 1) throw tooManyRows()
  return { ...file, cells: file.cells.map(shorten) }
}

/** A cell that is too long is still too long when most of it is left out. */
function shorten({ row, cells }: SheetRow): SheetRow {
  return { row, cells: cells.map((cell) => cell.slice(0, longestCell + 1)) }
}

function notCalendar(is: "workbook" | "table" | "calendar", isText: boolean): string {
  const asCalendar = "Choose an .ics file, as calendar programs export it."
  if (is !== "workbook" && !isText) return `This is not a calendar. ${asCalendar}`
  return `This is ${is === "workbook" ? "a spreadsheet" : "a table or a text"}, not a calendar. ${asCalendar} For a table, choose what its rows are.`
}

async function readEvents(bytes: Uint8Array, days: Pick<FileToRead, "today" | "time_zone">): Promise<ImportFile> {
  const decoded = decodeCalendar(bytes)
  // Most imports are tables, so the library is not loaded with the server.
  const { default: ical } = await import("ical.js")
  const content = readCalendar(decoded?.text ?? "", { ical, ...days })
  if ("refusal" in content) throw refused(content.refusal)
  return { kind: "calendar", encoding: decoded?.encoding ?? "utf-8", delimiter: null, content }
}

function readText(bytes: Uint8Array) {
  const decoded = decodeBytes(bytes)
  if (!decoded)
    throw refused("This is not a spreadsheet. Save it as XLSX or CSV, and choose that one, or paste the table.")
  const table = readTable(decoded.text)
  if (!table) throw tooManyColumns()
  return { encoding: decoded.encoding, delimiter: table.delimiter, cells: table.rows }
}
