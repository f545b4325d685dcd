import { foldText } from "@hearthbook/core/names/search-text"
import type { Calendar } from "@hearthbook/core/time/read-day"
import { isDate } from "../cells/read-cell.ts"
import { possibleOrders, readDays } from "../cells/read-date.ts"
import { findHeader } from "./find-header.ts"
import { importFields, type DateOrder, type TableKind } from "@hearthbook/core/import/import-kinds"
import { matchColumns, type Column, type Mapping } from "./match-columns.ts"
import type { SheetRow } from "@hearthbook/core/import/file-content"

/** A person's decisions about a table. The rest is detected from its cells. */
export type Decisions = {
  mapping?: Mapping | undefined
  date_order?: DateOrder | undefined
  has_header?: boolean | undefined
}

export type TableContext = {
  calendar: Calendar
  /** The order in which the person writes days; null if their format is the same in every order. */
  usual_order: DateOrder | null
  isStudent: (name: string) => boolean
}

/** A table as it is understood: its columns, and its rows without headings, titles and totals. */
export type Interpreted = {
  has_header: boolean
  columns: { index: number; name: string; field: string | null; sample: string | null }[]
  mapping: Mapping
  date_order: DateOrder | null
  /** The orders among which a person must choose; empty if nothing is open. */
  open_orders: DateOrder[]
  body: SheetRow[]
}

/** The characters of a cell that show what a column holds. */
const longestSample = 60

/** Left by a cut through the middle of a character; Postgres cannot save it. */
const halfCharacter = /\p{Surrogate}/gu

/** Finds the headings, columns and date order of a table, as far as a person has not decided them. */
export function interpretTable(
  kind: TableKind,
  rows: SheetRow[],
  decisions: Decisions,
  context: TableContext,
): Interpreted {
  const found = findHeader(rows, kind)
  const has_header = decisions.has_header ?? found !== null
  const header = has_header ? (found ?? 0) : null
  const body = withoutTotals(rows.slice(header === null ? 0 : header + 1))
  const columns = columnsOf(header === null ? [] : (rows[header]?.cells ?? []), body)
  const unordered = { calendar: context.calendar, date_order: null }
  const matched = matchColumns(kind, columns, { ...unordered, has_header, isStudent: context.isStudent })
  const mapping = decide(matched, decisions.mapping)
  const orders = ordersOf(kind, mapping, body, context.calendar)
  const settled = settle(orders, context.usual_order)
  const date_order = decisions.date_order ?? settled
  const fieldOf = new Map(Object.entries(mapping).map(([field, index]) => [index, field]))
  return {
    has_header,
    columns: columns.map(({ index, name, cells }) => ({
      index,
      name,
      field: fieldOf.get(index) ?? null,
      sample: cells[0]?.trim().slice(0, longestSample).replace(halfCharacter, "") ?? null,
    })),
    mapping,
    date_order,
    open_orders: date_order === null ? orders : [],
    body,
  }
}

/** A column that a person gave to a field is taken from the field that it was found for. */
function decide(matched: Mapping, decided: Mapping = {}): Mapping {
  const taken = Object.values(decided)
  const kept = Object.entries(matched).map(([field, index]) => [field, taken.includes(index) ? null : index] as const)
  return { ...Object.fromEntries(kept), ...decided }
}

/** Columns with a heading or a cell. A column without a heading is named by its letters, as spreadsheets do. */
function columnsOf(header: string[], body: SheetRow[]): Column[] {
  const width = Math.max(header.length, ...widths(body))
  return Array.from({ length: width }, (_, index) => {
    const cells = body.map((row) => row.cells[index] ?? "").filter((cell) => cell.trim() !== "")
    const name = (header[index] ?? "").replace(/\s+/g, " ").trim()
    return { index, name: name || `Column ${lettersOf(index)}`, cells, isEmpty: name === "" && cells.length === 0 }
  })
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ index, name, cells }) => ({ index, name, cells }))
}

function* widths(rows: SheetRow[]): Iterable<number> {
  yield 0
  for (const { cells } of rows) yield cells.length
}

/** 'A' for 0, 'Z' for 25, 'AA' for 26. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

const total = /^((grand |sub)?totals?|sum|average|avg|mean|count|days present|days absent)\b[\s:]*/

/** The rows without the totals and averages below them. */
function withoutTotals(rows: SheetRow[]): SheetRow[] {
  let end = rows.length
  while (end > 0 && isTotal(rows[end - 1])) end -= 1
  return rows.slice(0, end)
}

/** The first words of a total say so, and numbers follow, or nothing. */
function isTotal(row: SheetRow | undefined): boolean {
  const [first = "", ...others] = (row?.cells ?? []).filter((cell) => cell.trim() !== "")
  const rest = foldText(first).trim().replace(total, "")
  return rest !== foldText(first).trim() && isFigure(rest) && others.every(isFigure)
}

function isFigure(text: string): boolean {
  return /^[\d\s.,:%/$-]*(h|hrs?|hours|min|minutes|days|points|pts)?\.?$/i.test(text.trim())
}

function ordersOf(kind: TableKind, mapping: Mapping, body: SheetRow[], calendar: Calendar): DateOrder[] {
  const places = Object.entries(importFields[kind]).flatMap(([field, { cell }]) =>
    isDate(cell) ? (mapping[field] ?? []) : [],
  )
  const cells = places.flatMap((index) => body.map((row) => row.cells[index] ?? ""))
  return possibleOrders(cells.filter((cell) => cell.trim() !== "").map((cell) => readDays(cell, calendar)))
}

function settle(orders: DateOrder[], usual: DateOrder | null): DateOrder | null {
  if (orders.length === 1) return orders[0] ?? null
  return orders.find((order) => order === usual) ?? null
}
