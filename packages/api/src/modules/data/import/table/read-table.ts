import Papa from "papaparse"
import { groupBy } from "@hearthbook/core/lists/group-by"

/** A row of a table that is not empty. `row` is the number of the line of the file in which it begins, from 1. */
export type SheetRow = { row: number; cells: string[] }

export const delimiters = ["\t", ";", "|", ","] as const
export type Delimiter = (typeof delimiters)[number]

export type Table = { delimiter: Delimiter | null; rows: SheetRow[] }

/** The most columns of a table. A file with more is something else. */
export const mostColumns = 100

/** The rows that decide how cells are separated. */
const sample = 60

/** Reads a table from text: pasted from a spreadsheet, or a CSV file with any of the usual separators. Null if it has too many columns. */
export function readTable(text: string): Table | null {
  const lines = text.replace(/\r\n?/g, "\n")
  const delimiter = guessDelimiter(lines)
  const rows = readRows(lines, delimiter)
  return rows && { delimiter, rows }
}

/** The rows that are not empty. A cell with nothing but separators is empty, too. */
export function withoutEmptyRows(rows: SheetRow[]): SheetRow[] {
  return rows.filter(({ cells }) => cells.some((cell) => /[^\s,;|]/.test(cell)))
}

/** The separator by which most of the first rows have the same number of cells. Null for a list of one column. */
function guessDelimiter(text: string): Delimiter | null {
  let best: { delimiter: Delimiter | null; share: number } = { delimiter: null, share: 0.6 }
  for (const delimiter of delimiters) {
    const share = evenShare(text, delimiter)
    if (share > best.share) best = { delimiter, share }
  }
  return best.delimiter
}

/** The share of the first rows that have the most frequent number of cells, if that is more than one. */
function evenShare(text: string, delimiter: Delimiter): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: "\n", preview: sample, skipEmptyLines: "greedy" })
  const sizes = [...groupBy(data, (cells) => String(cells.length))].map(([size, rows]) => ({
    size: Number(size),
    count: rows.length,
  }))
  const most = sizes.reduce((one, other) => (other.count > one.count ? other : one), { size: 0, count: 0 })
  return most.size > 1 ? most.count / data.length : 0
}

/** Without a separator each line is one cell, and quotes mean nothing. */
function readRows(text: string, delimiter: Delimiter | null): SheetRow[] | null {
  if (delimiter === null) {
    const lines = text.split("\n").map((line, index) => ({ row: index + 1, cells: [unquote(line)] }))
    return withoutEmptyRows(lines)
  }
  const quoted = parse(text, delimiter, '"')
  // A quotation mark that is never closed would take the rest of the file into one cell.
  const { rows, isWide } = quoted.isOpen ? parse(text, delimiter, "\0") : quoted
  return isWide ? null : withoutEmptyRows(rows)
}

function unquote(line: string): string {
  const inner = /^\s*"((?:[^"]|"")*)"\s*$/.exec(line)?.[1]
  return inner === undefined ? line : inner.replaceAll('""', '"')
}

function parse(text: string, delimiter: Delimiter, quoteChar: string) {
  const rows: SheetRow[] = []
  let [line, from, isOpen, isWide] = [1, 0, false, false]
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      rows.push({ row: line, cells: data })
      line += countBreaks(text, from, meta.cursor)
      from = meta.cursor
      isOpen ||= errors.some(({ code }) => code === "MissingQuotes")
      isWide ||= data.length > mostColumns
      if (isWide || isOpen) parser.abort()
    },
  })
  return { rows, isOpen, isWide }
}

/** A cell may contain line breaks, so rows are more than one line long. */
function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1
  return count
}
