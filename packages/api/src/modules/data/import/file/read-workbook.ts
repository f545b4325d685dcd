import { buffer } from "node:stream/consumers"
import { ZipFile } from "yazl"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { TableKind } from "@hearthbook/core/import/import-kinds"
import { withoutEmptyRows } from "../table/read-table.ts"
import type { SheetFacts, SheetRow } from "@hearthbook/core/import/file-content"
import { findPercentStyles, prepareSheet } from "./prepare-sheet.ts"
import { unfoldGrid } from "../table/attendance-grid.ts"
import { headingsFound } from "../table/find-header.ts"
import { listSheets, withoutCharts, workbookEntry } from "./list-sheets.ts"
import { damagedWorkbook, unpackWorkbook } from "./unpack-workbook.ts"

/** Postgres can save neither a NUL nor half a character. */
const unsaved = /\0|\p{Surrogate}/gu

/** The longest name of a sheet that is shown. */
const longestName = 60

type Cell = string | number | boolean | Date | null

type Workbook = { sheets: SheetFacts[]; sheet: number; rows: SheetRow[] }

/**
 * Reads the sheets of an XLSX file, and the cells of one as text: the values of formulas, days as YYYY-MM-DD, durations as h:mm. Without a
 * choice it is the first visible sheet whose headings fit the kind best. Errors as `unpackWorkbook` and `prepareSheet`; VALIDATION_ERROR
 * at `sheet` for one that the file does not have.
 */
export async function readWorkbook(bytes: Uint8Array, kind: TableKind, asked?: number): Promise<Workbook> {
  const entries = await unpackWorkbook(bytes)
  const percentStyles = findPercentStyles(entries.get("xl/styles.xml") ?? "")
  const listed = listSheets(entries)
  const prepared = [...entries].map(([name, xml]): [string, string] => {
    if (name === workbookEntry) return [name, withoutCharts(xml, listed)]
    return [name, isSheet(name) ? prepareSheet(xml, percentStyles) : xml]
  })
  const tables = await readTables(prepared)
  const visible = listed.filter(({ is_chart }) => !is_chart)
  const sheets = tables.map((rows, index) => {
    const { name = `Sheet ${index + 1}`, hidden = false } = visible[index] ?? {}
    return { index, name: name.slice(0, longestName), hidden, rows: rows.length }
  })
  if (asked !== undefined && !tables[asked]) throw fieldError("sheet", "The file has no such sheet.")
  const sheet = asked ?? bestSheet(tables, sheets, kind)
  return { sheets, sheet, rows: tables[sheet] ?? [] }
}

async function readTables(prepared: [string, string][]): Promise<SheetRow[][]> {
  try {
    // Most imports are pasted or CSV, so the reader is not loaded with the server.
    const { default: readXlsxFile } = await import("read-excel-file/node")
    const sheets: { data: unknown[][] }[] = await readXlsxFile(await pack(prepared), { trim: false })
    return sheets.map(({ data }) => withoutEmptyRows(data.map(toRow)))
  } catch (error) {
    throw error instanceof AppError ? error : damagedWorkbook(error)
  }
}

/** The place of the sheet that fits: hidden ones only if there is no other, then by headings, else the first with rows. */
function bestSheet(tables: SheetRow[][], sheets: SheetFacts[], kind: TableKind): number {
  const filled = sheets.filter(({ rows }) => rows > 0)
  const visible = filled.filter(({ hidden }) => !hidden)
  const fits = (visible.length > 0 ? visible : filled).map(({ index }) => {
    const rows = tables[index] ?? []
    const isGrid = kind === "attendance" && unfoldGrid(rows) !== null
    return { index, score: isGrid ? 100 : headingsFound(rows, kind) }
  })
  return fits.reduce((one, other) => (other.score > one.score ? other : one), fits[0] ?? { index: 0, score: 0 }).index
}

function isSheet(name: string): boolean {
  return /sheet[^/]*\.xml$/i.test(name)
}

/** A zip of what was checked, because two readers may find different entries in the same one. */
async function pack(entries: [string, string][]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, xml] of entries) zip.addBuffer(Buffer.from(xml), name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

function toRow(cells: unknown[], index: number): SheetRow {
  return { row: index + 1, cells: cells.map((cell) => writeCell(isCell(cell) ? cell : null)) }
}

function isCell(cell: unknown): cell is Cell {
  return cell === null || ["string", "number", "boolean"].includes(typeof cell) || cell instanceof Date
}

function writeCell(cell: Cell): string {
  if (cell === null) return ""
  if (typeof cell === "string") return cell.replace(unsaved, "")
  if (typeof cell === "boolean") return cell ? "yes" : "no"
  return typeof cell === "number" ? String(Number(cell.toPrecision(12))) : writeDate(cell)
}

/** The start of a spreadsheet's calendar. A time of day or a duration is counted from it. */
const start = Date.UTC(1899, 11, 30)

function writeDate(date: Date): string {
  const minutes = Math.round((date.getTime() - start) / 60_000)
  if (!Number.isFinite(minutes)) return ""
  const isDuration = minutes >= 0 && minutes < 2 * 24 * 60
  if (isDuration) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`
  return date.toISOString().slice(0, 10)
}
