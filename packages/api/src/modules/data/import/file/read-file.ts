import type { FileFacts, FileToRead, ImportContent, ReadFile, SheetRow } from "@hearthbook/core/import/file-content"
import { refused } from "../../../../stored-files/refused-file.ts"
import { hasCalendar } from "../calendar/content-lines.ts"
import { readCalendar } from "../calendar/read-calendar.ts"
import { decodeCalendar } from "../calendar/unfold.ts"
import { longestCell } from "../cells/longest-cells.ts"
import { largestImport, mostRows } from "../import-limits.ts"
import { unfoldGrid } from "../table/attendance-grid.ts"
import { decodeBytes, type Decoded } from "../table/decode-bytes.ts"
import { readTable } from "../table/read-table.ts"
import { tooManyColumns, tooManyRows, unpacksToTooMuch } from "./import-errors.ts"
import { readWorkbook } from "./read-workbook.ts"
import { recognize } from "./recognize.ts"

/**
 * Reads a spreadsheet or a calendar by what it is, whatever its name and the chosen kind say. VALIDATION_ERROR at `file` if there is
 * nothing to read, there are more than 5,000 rows, or it is something else; PAYLOAD_TOO_LARGE above 5 MB, also unpacked.
 */
export const readFile: ReadFile = async (file) => {
  const { content: bytes, kind, encoding } = file
  if (bytes.length > largestImport) throw unpacksToTooMuch()
  const decoded = decodeBytes(bytes, encoding)
  // A calendar may have what no other text has.
  const text = (decoded ?? decodeCalendar(bytes, encoding))?.text ?? null
  const recognized = recognize(bytes, text)
  if (recognized.is === "other") throw refused(recognized.words)
  const isCalendar = recognized.is === "calendar" || (kind === "calendar" && hasCalendar(text ?? ""))
  if (isCalendar) return readEvents(file)
  if (kind === "calendar") throw refused(notCalendar(recognized.is, decoded !== null))
  const { rows, ...facts } = recognized.is === "workbook" ? await readSheet(bytes, kind, file.sheet) : readText(decoded)
  const cells = ((kind === "attendance" ? unfoldGrid(rows) : null) ?? rows).map(shorten)
  if (cells.length === 0) throw refused("There is nothing to read here: the table is empty.")
  // One row more for the headings.
  if (cells.length > mostRows + 1) throw tooManyRows()
  return { kind, cells, ...facts }
}

type TableFile = FileFacts & { rows: SheetRow[] }

/** A cell that is too long is still too long when most of it is left out. */
function shorten({ row, cells }: SheetRow): SheetRow {
  return { row, cells: cells.map((cell) => cell.slice(0, longestCell + 1)) }
}

function notCalendar(is: "workbook" | "table" | "calendar", isText: boolean): string {
  const asCalendar = "Choose an .ics file, as calendar programs export it."
  if (is !== "workbook" && !isText) return `This is not a calendar. ${asCalendar}`
  return `This is ${is === "workbook" ? "a spreadsheet" : "a table or a text"}, not a calendar. ${asCalendar} For a table, choose what its rows are.`
}

async function readEvents({
  content: bytes,
  encoding,
  today,
  time_zone,
}: FileToRead): Promise<FileFacts & ImportContent> {
  const decoded = decodeCalendar(bytes, encoding)
  // Most imports are tables, so the library is not loaded with the server.
  const { default: ical } = await import("ical.js")
  const content = readCalendar(decoded?.text ?? "", { ical, today, time_zone })
  if ("refusal" in content) throw refused(content.refusal)
  return { kind: "calendar", content, ...factsOf(decoded) }
}

async function readSheet(
  bytes: Uint8Array,
  kind: Parameters<typeof readWorkbook>[1],
  asked?: number,
): Promise<TableFile> {
  const { sheets, sheet, rows } = await readWorkbook(bytes, kind, asked)
  return { ...factsOf(null), sheets, sheet, rows }
}

function readText(decoded: Decoded | null): TableFile {
  if (!decoded)
    throw refused("This is not a spreadsheet. Save it as XLSX or CSV, and choose that one, or paste the table.")
  const table = readTable(decoded.text)
  if (!table) throw tooManyColumns()
  return { ...factsOf(decoded), delimiter: table.delimiter, rows: table.rows }
}

function factsOf(decoded: Decoded | null): FileFacts {
  const { encoding = "utf-8", broken_lines = 0 } = decoded ?? {}
  return { encoding, broken_lines, delimiter: null, sheets: [], sheet: null }
}
