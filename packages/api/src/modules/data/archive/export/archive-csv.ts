import Papa from "papaparse"
import { byteOrderMark, formula } from "@hearthbook/core/export/csv"

/** The header line of a table. */
export function csvHead(columns: string[]): string {
  return byteOrderMark + csvLines([columns])
}

/** Lines of a table as CSV (RFC 4180), with formulas escaped. */
export function csvLines(rows: string[][]): string {
  return rows.length === 0 ? "" : `${Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formula })}\r\n`
}
