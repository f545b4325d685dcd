import { byteOrderMark, formula } from "@hearthbook/core/export/csv"
import Papa from "papaparse"
import { saveFile } from "./save-file.ts"

/** Returns rows as a CSV file (RFC 4180) that spreadsheets open without running formulas. */
export function toCsv(rows: string[][]): string {
  return byteOrderMark + Papa.unparse(rows, { newline: "\r\n", escapeFormulae: formula })
}

/** Downloads the rows as a CSV file. */
export function downloadCsv(name: string, rows: string[][]): void {
  saveFile(name, new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }))
}
