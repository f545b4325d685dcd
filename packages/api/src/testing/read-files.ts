import { buffer } from "node:stream/consumers"
import Papa from "papaparse"
import { readSheet } from "read-excel-file/node"
import { fromBufferPromise } from "yauzl"

/** The entries of a zip by name. */
export type Entries = Map<string, Buffer>

/** Reads all entries of a zip. */
export async function unzip(zip: Buffer): Promise<Entries> {
  const entries: Entries = new Map()
  const file = await fromBufferPromise(zip)
  for await (const entry of file.eachEntry()) {
    entries.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)))
  }
  return entries
}

/** A table that was read from a file: its columns, and its rows by their names. */
type Read<Value> = { columns: string[]; rows: Record<string, Value>[] }

/** Reads a CSV file with a byte order mark. Throws if it is not RFC 4180. */
export function readCsv(text: string): Read<string> {
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ",", newline: "\r\n" })
  if (errors.length > 0 || data.at(-1)?.join("") !== "") throw new Error(`This is not RFC 4180: ${text}`)
  return named(data.slice(0, -1), "")
}

/** Reads the sheet of a workbook. */
export async function readWorkbook(content: Buffer): Promise<Read<unknown>> {
  return named<unknown>(await readSheet(content), null)
}

function named<Value>([head = [], ...lines]: Value[][], empty: Value): Read<Value> {
  const columns = head.map(String)
  const toRow = (line: Value[]) => Object.fromEntries(columns.map((name, index) => [name, line[index] ?? empty]))
  return { columns, rows: lines.map(toRow) }
}
