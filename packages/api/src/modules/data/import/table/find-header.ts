import { headingScore, headingWords } from "./headings.ts"
import { importFields, type TableKind } from "@hearthbook/core/import/import-kinds"
import type { SheetRow } from "@hearthbook/core/import/file-content"

/** Rows above the headings are a title, such as the merged 'Smith Academy 2026' over a table. */
const mostTitles = 10

/**
 * The place of the row of headings; null if the table has none. It is the row among the first ones whose cells name the most fields,
 * and two at least, or the only column. A first row of words one of which names a field, or over a column of numbers, has headings too.
 */
export function findHeader(rows: SheetRow[], kind: TableKind): number | null {
  const width = Math.max(0, ...rows.slice(0, mostTitles).map(({ cells }) => filled(cells).length))
  const named = rows.slice(0, mostTitles).map(({ cells }) => countNamed(cells, kind))
  const most = Math.max(0, ...named)
  if (most >= Math.min(2, width) && most > 0) return named.indexOf(most)
  const [first] = rows
  const isNamed =
    (named[0] ?? 0) > 0 && first !== undefined && !first.cells.some(hasDigit) && filled(first.cells).length === width
  return isNamed || looksLikeHeader(rows) ? 0 : null
}

/** The most fields that one of the first rows names: how well a sheet fits a kind. */
export function headingsFound(rows: SheetRow[], kind: TableKind): number {
  return Math.max(0, ...rows.slice(0, mostTitles).map(({ cells }) => countNamed(cells, kind)))
}

function filled(cells: string[]): string[] {
  return cells.filter((cell) => cell.trim() !== "")
}

/** The number of different fields that a row's cells name exactly. A cell may name several, and counts once. */
function countNamed(cells: string[], kind: TableKind): number {
  const fields = Object.entries(importFields[kind])
  const found = filled(cells).flatMap((cell) => {
    const best = fields
      .map(([name, field]) => ({ name, score: isShort(cell) ? headingScore(cell, field) : 0 }))
      .reduce((one, other) => (other.score > one.score ? other : one))
    return best.score >= 800 ? [headingWords(cell)] : []
  })
  return new Set(found).size
}

function isShort(cell: string): boolean {
  return cell.trim().length <= 40
}

const hasDigit = (cell: string) => /\d/.test(cell)

function looksLikeHeader([first, ...others]: SheetRow[]): boolean {
  if (!first || others.length === 0 || first.cells.some(hasDigit) || filled(first.cells).length < 2) return false
  return first.cells.some((_, index) => {
    const below = filled(others.map(({ cells }) => cells[index] ?? ""))
    return below.length > 0 && below.filter(hasDigit).length / below.length > 0.8
  })
}
