import type { SheetRow } from "@hearthbook/core/import/file-content"

/** Rows above the days of a grid: a title, the months, the weekdays. */
const mostAbove = 12

/** Columns with days, from which on a table is a grid. */
const fewestDays = 3

const weekday = /^(?:mo|tu|we|th|fr|sa|su|m|t|w|f|s)[a-z]{0,8}\.?,? ?/i
const day =
  /^(?:\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{4}|\d{2}))?|\d{4}-\d\d-\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:,? \d{4})?|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: \d{4})?)$/i
const dayOfMonth = /^(?:[1-9]|[12]\d|3[01])$/
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i
const year = /\b(?:19|20)\d\d\b/

/** A column with a day, as it is written. */
type DayColumn = { column: number; day: string }

/**
 * Turns a grid of attendance, with children down and days across, into a table of a row for each child and day. Days are dates, with a
 * weekday or not, or numbers below a month. Null for a table that is no grid.
 */
export function unfoldGrid(rows: SheetRow[]): SheetRow[] | null {
  const found = findDays(rows)
  if (!found) return null
  const first = Math.min(...found.days.map(({ column }) => column))
  const marks = rows.slice(found.at + 1).flatMap(({ cells }) => {
    const child = cells
      .slice(0, first)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "" && !/^\d{1,3}\.?$/.test(cell))
      .join(" ")
    if (child === "") return []
    return found.days.flatMap(({ column, day }) => {
      const mark = (cells[column] ?? "").trim()
      return mark === "" ? [] : [[child, day, mark]]
    })
  })
  return [["Student", "Date", "Status"], ...marks].map((cells, index) => ({ row: index + 1, cells }))
}

/** The row with the days of a grid, and its columns. */
function findDays(rows: SheetRow[]): { at: number; days: DayColumn[] } | null {
  for (let at = 0; at < Math.min(rows.length, mostAbove); at++) {
    const cells = rows[at]?.cells ?? []
    const months = monthsAbove(rows.slice(0, at), cells.length)
    const days = cells.flatMap((cell, column) => {
      const written = column === 0 ? null : readHeading(cell, months[column] ?? null)
      return written === null ? [] : [{ column, day: written }]
    })
    if (days.length >= fewestDays) return { at, days }
  }
  return null
}

/** 'Mon 11/2' and '11/2', or '2' below 'November 2026' as 'November 2, 2026'. */
function readHeading(cell: string, above: string | null): string | null {
  if (cell.length > 40) return null
  const text = cell.trim().replace(/\s+/g, " ")
  const bare = day.test(text) ? text : text.replace(weekday, "")
  if (day.test(bare)) return bare
  return above !== null && dayOfMonth.test(bare) ? above.replace("#", bare) : null
}

/** The month of each column, as 'November #, 2026', by the cells above: a title, or months over their days. */
function monthsAbove(above: SheetRow[], width: number): (string | null)[] {
  const months = Array.from<unknown, string | null>({ length: width }, () => null)
  for (const { cells } of above) {
    let last: string | null = null
    for (let column = 0; column < Math.max(width, cells.length); column++) {
      last = monthOf(cells[column] ?? "") ?? last
      if (last !== null && column < width) months[column] = last
    }
  }
  return months
}

function monthOf(cell: string): string | null {
  if (cell.length > 100) return null
  const name = month.exec(cell)?.[0]
  if (name === undefined) return null
  const written = year.exec(cell)?.[0]
  return written === undefined ? `${name} #` : `${name} #, ${written}`
}
