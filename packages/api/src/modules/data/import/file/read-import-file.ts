import { refused } from "../../../../stored-files/refused-file.ts"
import { decodeBytes, type Encoding } from "../table/decode-bytes.ts"
import { readTable, type Delimiter, type SheetRow } from "../table/read-table.ts"
import { largestImport, mostRows } from "../import-limits.ts"
import { tooManyColumns, tooManyRows, unpacksToTooMuch } from "./import-errors.ts"
import { readWorkbook } from "./read-workbook.ts"

/** A file as a table of text. A workbook has no encoding of its own: its text is UTF-8. */
export type ImportFile = { encoding: Encoding; delimiter: Delimiter | null; cells: SheetRow[] }

/** The first bytes of files that are often chosen by mistake, and what to do. */
const others: [number[], string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], "This is an old Excel file. Save it as XLSX or CSV, and choose that one."],
  [[0x25, 0x50, 0x44, 0x46], "This is a PDF. Choose the spreadsheet it was made of, or paste the table."],
  [[0xff, 0xd8, 0xff], "This is a picture. Choose a spreadsheet, or paste the table."],
  [[0x89, 0x50, 0x4e, 0x47], "This is a picture. Choose a spreadsheet, or paste the table."],
]

const zip = [0x50, 0x4b]

/**
 * Reads a spreadsheet, whatever its name and type say: XLSX by its first bytes, else text. VALIDATION_ERROR at `file` if there is
 * nothing to read, there are more than 5,000 rows, or it is something else; PAYLOAD_TOO_LARGE above 5 MB, also unpacked.
 */
export async function readImportFile(bytes: Uint8Array): Promise<ImportFile> {
  if (bytes.length > largestImport) throw unpacksToTooMuch()
  const other = others.find(([start]) => beginsWith(bytes, start))
  if (other) throw refused(other[1])
  const file = beginsWith(bytes, zip)
    ? { encoding: "utf-8" as const, delimiter: null, cells: await readWorkbook(bytes) }
    : readText(bytes)
  if (file.cells.length === 0) throw refused("There is nothing to read here: the table is empty.")
  // One row more for the headings.
  if (file.cells.length > mostRows + 1) throw tooManyRows()
  return file
}

function readText(bytes: Uint8Array): ImportFile {
  const decoded = decodeBytes(bytes)
  if (!decoded)
    throw refused("This is not a spreadsheet. Save it as XLSX or CSV, and choose that one, or paste the table.")
  const table = readTable(decoded.text)
  if (!table) throw tooManyColumns()
  return { encoding: decoded.encoding, delimiter: table.delimiter, cells: table.rows }
}

function beginsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
