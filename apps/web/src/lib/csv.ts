import { byteOrderMark, formula } from "@hearthbook/api/rules/csv"
import Papa from "papaparse"

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
