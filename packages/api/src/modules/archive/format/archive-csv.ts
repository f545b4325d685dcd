import Papa from "papaparse"
import { byteOrderMark, formula } from "../../../rules/csv.ts"

/** The first line of a table. */
export function csvHead(columns: string[]): string {
  return byteOrderMark + csvLines([columns])
}

/** Some lines of a table (RFC 4180), in which nothing runs. */
export function csvLines(rows: string[][]): string {
  return rows.length === 0 ? "" : `${Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formula })}\r\n`
}
