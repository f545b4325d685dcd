import Papa from "papaparse"
import { delimiters, type Delimiter, type SheetRow } from "@hearthbook/core/import/file-content"
import { groupBy } from "@hearthbook/core/lists/group-by"

export type Table = { delimiter: Delimiter | null; rows: SheetRow[] }

/** The most columns of a table. A file with more is something else. */
export const mostColumns = 400

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

/**
 * The share of the first rows that have the most frequent number of cells, if that is more than one. A row whose last cells were left out
 * counts nearly as much.
 */
function evenShare(text: string, delimiter: Delimiter): number {
  const options = { delimiter, newline: "\n", preview: sample, skipEmptyLines: "greedy" } as const
  const quoted = Papa.parse<string[]>(text, options)
  const isOpen = quoted.errors.some(({ code }) => code === "MissingQuotes")
  const { data } = isOpen ? Papa.parse<string[]>(text, { ...options, quoteChar: "\0" }) : quoted
  const sizes = [...groupBy(data, (cells) => String(cells.length))].map(([size, rows]) => ({
    size: Number(size),
    count: rows.length,
  }))
  const most = sizes.reduce((one, other) => (other.count > one.count ? other : one), { size: 0, count: 0 })
  if (most.size < 2) return 0
  const short = sizes.filter(({ size }) => size > 1 && size < most.size).reduce((sum, { count }) => sum + count, 0)
  return (most.count + 0.9 * short) / data.length
}

/** Without a separator each line is one cell, and quotes mean nothing. */
function readRows(text: string, delimiter: Delimiter | null): SheetRow[] | null {
  if (delimiter === null) {
    const lines = text.split("\n").map((line, index) => ({ row: index + 1, cells: [unquote(line)] }))
    return withoutEmptyRows(lines)
  }
  const { rows, isWide } = parse(text, delimiter)
  return isWide ? null : withoutEmptyRows(rows)
}

function unquote(line: string): string {
  const inner = /^\s*"((?:[^"]|"")*)"\s*$/.exec(line)?.[1]
  return inner === undefined ? line : inner.replaceAll('""', '"')
}

/** The rows that may have a quotation mark which is never closed. In a file with more, quotation marks mean nothing. */
const mostOpen = 50

/** Reads rows. A quotation mark that is never closed would take the rest of the file into one cell: it costs its row alone. */
function parse(text: string, delimiter: Delimiter): { rows: SheetRow[]; isWide: boolean } {
  const rows: SheetRow[] = []
  let [at, line, open] = [0, 1, 0]
  while (at < text.length) {
    const found = parseFrom(text, at, { delimiter, line, quoteChar: open > mostOpen ? "\0" : '"' })
    rows.push(...found.rows)
    if (found.isWide) return { rows, isWide: true }
    if (found.openAt === null) break
    const end = text.indexOf("\n", found.openAt)
    const broken = text.slice(found.openAt, end === -1 ? undefined : end)
    rows.push({ row: found.line, cells: broken.split(delimiter).map((cell) => unquote(cell).replace(/^"/, "")) })
    open += 1
    line = found.line + 1
    at = end === -1 ? text.length : end + 1
  }
  return { rows, isWide: false }
}

type From = { delimiter: Delimiter; line: number; quoteChar: string }

/** Reads rows from a place on, up to one with a quotation mark that is not closed in its line or before other text. */
function parseFrom(text: string, at: number, { delimiter, line, quoteChar }: From) {
  const rest = text.slice(at)
  const found = { rows: new Array<SheetRow>(), line, openAt: null as number | null, isWide: false }
  let from = 0
  Papa.parse<string[]>(rest, {
    delimiter,
    quoteChar,
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      const breaks = countBreaks(rest, from, meta.cursor)
      if (errors.some(({ code }) => code === "MissingQuotes" || (code === "InvalidQuotes" && breaks > 1))) {
        found.openAt = at + from
        parser.abort()
        return
      }
      found.rows.push({ row: found.line, cells: data })
      found.line += breaks
      from = meta.cursor
      found.isWide ||= data.length > mostColumns
      if (found.isWide) parser.abort()
    },
  })
  return found
}

/** A cell may contain line breaks, so rows are more than one line long. */
function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1
  return count
}
