import { PassThrough, pipeline, Readable } from "node:stream"
import Papa from "papaparse"
import { ZipFile } from "yazl"
import { byteOrderMark } from "@hearthbook/core/export/csv"
import type { TableFormat } from "@hearthbook/core/export/table-formats"
import { csvCell, type Cell, type DayStyle } from "../../../../tables/cells.ts"
import { sheetEntry, sheetHead, sheetRow, sheetTail, workbookEntries } from "./workbook.ts"
import { createBufferedEntry } from "../../../../stored-files/buffered-entry.ts"

type Table = {
  title: string
  columns: string[]
  style: DayStyle
  pages: AsyncGenerator<Cell[][]>
}

/** A table that was read. Its text is kept compressed until it is sent. */
export type WrittenTable = { content_type: string; open: () => Readable }

/** Reads all rows of a table and writes them. Fails as its rows do, before anything is sent. */
export async function writeTable(format: TableFormat, table: Table): Promise<WrittenTable> {
  return format === "csv" ? writeCsv(table) : writeWorkbook(table)
}

async function writeCsv({ columns, style, pages }: Table): Promise<WrittenTable> {
  const text = createBufferedEntry()
  text.append(byteOrderMark + csvLines([columns]))
  for await (const rows of pages) text.append(csvLines(rows.map((row) => row.map((cell) => csvCell(cell, style)))))
  return { content_type: "text/csv; charset=utf-8", open: () => Readable.from(text.read()) }
}

/** Lines of RFC 4180. The cells are already defused. */
function csvLines(rows: string[][]): string {
  return rows.length === 0 ? "" : `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`
}

async function writeWorkbook({ title, columns, style, pages }: Table): Promise<WrittenTable> {
  const sheet = createBufferedEntry()
  sheet.append(sheetHead(columns))
  let count = 0
  for await (const rows of pages) sheet.append(rows.map((row) => sheetRow(row, ++count)).join(""))
  sheet.append(sheetTail)
  return {
    content_type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    open: () => {
      const zip = new ZipFile()
      for (const [name, text] of workbookEntries(title, style)) zip.addBuffer(Buffer.from(text), name)
      zip.addReadStreamLazy(sheetEntry, {}, (opened) => opened(null, Readable.from(sheet.read())))
      zip.end()
      return pipeline(zip.outputStream, new PassThrough(), () => undefined)
    },
  }
}
