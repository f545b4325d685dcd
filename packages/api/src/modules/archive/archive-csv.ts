import Papa from "papaparse"

// As the web app's own tables (lib/csv.ts): a spreadsheet takes what begins so for a formula, after blanks too.
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Without it spreadsheets read 'Zoë' as 'ZoÃ«'. */
const byteOrderMark = "\ufeff"

/** The first line of a table. */
export function csvHead(columns: string[]): string {
  return byteOrderMark + csvLines([columns])
}

/** Some lines of a table (RFC 4180), in which nothing runs. */
export function csvLines(rows: string[][]): string {
  return rows.length === 0 ? "" : `${Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formula })}\r\n`
}
