import { buffer } from "node:stream/consumers"
import { ZipFile } from "yazl"
import { AppError } from "@hearthbook/core/errors/errors"
import { withoutEmptyRows, type SheetRow } from "../table/read-table.ts"
import { findPercentStyles, prepareSheet } from "./prepare-sheet.ts"
import { damagedWorkbook, unpackWorkbook } from "./unpack-workbook.ts"

/** Postgres can save neither a NUL nor half a character. */
const unsaved = /\0|\p{Surrogate}/gu

type Cell = string | number | boolean | Date | null

/**
 * Reads the first sheet of an XLSX file that is not empty, as text: the values of formulas, days as YYYY-MM-DD, durations as h:mm.
 * Errors as `unpackWorkbook` and `prepareSheet`.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const entries = await unpackWorkbook(bytes)
  const percentStyles = findPercentStyles(entries.get("xl/styles.xml") ?? "")
  const prepared = [...entries].map(([name, xml]): [string, string] => [
    name,
    isSheet(name) ? prepareSheet(xml, percentStyles) : xml,
  ])
  try {
    // Most imports are pasted or CSV, so the reader is not loaded with the server.
    const { default: readXlsxFile } = await import("read-excel-file/node")
    const sheets: { data: unknown[][] }[] = await readXlsxFile(await pack(prepared), { trim: false })
    const tables = sheets.map(({ data }) => withoutEmptyRows(data.map(toRow)))
    return tables.find((rows) => rows.length > 0) ?? []
  } catch (error) {
    throw error instanceof AppError ? error : damagedWorkbook(error)
  }
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
