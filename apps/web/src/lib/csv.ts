import Papa from "papaparse"

// A spreadsheet takes what begins so for a formula, after blanks too: such a cell is led by an apostrophe, which it does not
// show as part of the text. papaparse's own pattern knows neither the blanks nor a text of several lines.
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Without it spreadsheets read 'Zoë' as 'ZoÃ«'. */
const byteOrderMark = "\ufeff"

/** Rows of cells as the text of a CSV file (RFC 4180) that spreadsheets open as it stands, and nothing in it runs. */
export function toCsv(rows: string[][]): string {
  return byteOrderMark + Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formula })
}

/** Hands the rows to the browser as a file. */
export function downloadCsv(name: string, rows: string[][]): void {
  const address = URL.createObjectURL(new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file from the click on, except in browsers that fetch it a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
