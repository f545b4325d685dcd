import { byteOrderMark, formula } from "@hearthbook/api/rules/export/csv"
import Papa from "papaparse"

/** Returns rows as a CSV file (RFC 4180) that spreadsheets open without running formulas. */
export function toCsv(rows: string[][]): string {
  return byteOrderMark + Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formula })
}

/** Downloads the rows as a CSV file. */
export function downloadCsv(name: string, rows: string[][]): void {
  const address = URL.createObjectURL(new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only a moment after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
