import { isDate, readCell, type CellContext } from "../cells/read-cell.ts"
import { readDays } from "../cells/read-date.ts"
import { headingScore } from "./headings.ts"
import type { CellKind } from "@hearthbook/core/import/import-field"
import { importFields, type TableKind } from "@hearthbook/core/import/import-kinds"

/** A column of a table, with its place and its cells below the headings that are not empty. */
export type Column = { index: number; name: string; cells: string[] }

/** The columns of fields, by the fields' names. Null for a field that no column fills. */
export type Mapping = Record<string, number | null>

/** The cells of a column that are looked at. */
const sample = 50

export type MatchContext = CellContext & { has_header: boolean; isStudent: (name: string) => boolean }

/**
 * Finds the column of each field: by its heading, and where that says nothing by what stands in it. Each column fills one field at
 * most.
 */
export function matchColumns(kind: TableKind, columns: Column[], context: MatchContext): Mapping {
  const mapping = context.has_header ? byHeading(kind, columns, context) : emptyMapping(kind)
  return withContent(kind, columns, mapping, context)
}

function emptyMapping(kind: TableKind): Mapping {
  return Object.fromEntries(Object.keys(importFields[kind]).map((field) => [field, null]))
}

/** The best fits first, so that 'Score' is what was earned and 'Points' beside it what was possible. */
function byHeading(kind: TableKind, columns: Column[], context: MatchContext): Mapping {
  const mapping = emptyMapping(kind)
  const fits = columns
    .flatMap((column) =>
      Object.entries(importFields[kind]).map(([field, known]) => {
        const score = headingScore(column.name, known)
        // 'Day' over 'Mon' and 'Tue' is no column of dates beside one that is.
        const isLikely = !isDate(known.cell) || column.cells.length === 0 || column.cells.some(hasDate(context))
        return { index: column.index, field, score: isLikely ? score : Math.min(score, 1) }
      }),
    )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
  const taken = new Set<number>()
  for (const { index, field } of fits) {
    if (taken.has(index) || mapping[field] !== null) continue
    mapping[field] = index
    taken.add(index)
  }
  return kind === "students" ? withoutWholeName(mapping) : mapping
}

function hasDate({ calendar }: MatchContext): (cell: string) => boolean {
  return (cell) => Object.keys(readDays(cell, calendar)).length > 0
}

/** 'First name' beside 'Student' makes the second one a number or a nickname: the parts of the name are more exact. */
function withoutWholeName(mapping: Mapping): Mapping {
  return mapping["first_name"] !== null ? { ...mapping, name: null } : mapping
}

/** With headings, only what is required is searched for in the cells: another column may hold something that is not wanted. */
function withContent(kind: TableKind, columns: Column[], found: Mapping, context: MatchContext): Mapping {
  const mapping = { ...found }
  for (const [field, { cell, required }] of contentOrder(kind)) {
    if (mapping[field] !== null || (context.has_header && !required)) continue
    if (kind === "students" && field === "last_name") continue
    const free = columns.filter(({ index }) => !Object.values(mapping).includes(index))
    const all = free.filter((column) => fits(cell, column, context))
    const fitting = field === "title" ? mostDistinct(all) : all[0]
    if (fitting) mapping[field] = fitting.index
  }
  return mapping
}

/** Titles differ from row to row, while a subject or a name comes again. */
function mostDistinct([first, ...others]: Column[]): Column | undefined {
  const share = ({ cells }: Column) => new Set(cells).size / cells.length
  return others.reduce((best, column) => (best && share(column) > share(best) ? column : best), first)
}

/** Exact contents first, so that what is left is the column of names. */
const contentRanks: Partial<Record<CellKind, number>> = { student: 0, date: 1, birthday: 1, name: 8, text: 9 }

function contentOrder(kind: TableKind) {
  return Object.entries(importFields[kind]).toSorted(
    ([, one], [, other]) => (contentRanks[one.cell] ?? 5) - (contentRanks[other.cell] ?? 5),
  )
}

/** True if most cells of a column are what a field needs, and nothing else would explain them. */
function fits(cell: CellKind, { cells }: Column, context: MatchContext): boolean {
  const seen = cells.slice(0, sample)
  if (seen.length === 0) return false
  const share = seen.filter((text) => isTelling(cell, text.trim(), context)).length / seen.length
  return share >= 0.8
}

/** True if a cell can hardly be anything else. A plain number says nothing by itself. */
function isTelling(kind: CellKind, text: string, context: MatchContext): boolean {
  switch (kind) {
    case "student":
      return context.isStudent(text)
    case "date":
    case "birthday":
      return Object.keys(readDays(text, context.calendar)).length > 0
    case "name":
      return /\p{L}/u.test(text)
    case "text":
    case "link":
    case "points":
      return kind === "link" && /^(https?:\/\/|www\.)/i.test(text)
    case "earned":
      return /[/%]/.test(text) && "value" in readCell(kind, text, context)
    case "duration":
    case "day_minutes":
    case "hours":
      return /[:hm]/i.test(text) && "value" in readCell(kind, text, context)
    case "grade":
    case "grade_or_all":
      return !/^\d{3,}$/.test(text) && "value" in readCell(kind, text, context)
    default:
      return !/^[\d.,]+$/.test(text) && "value" in readCell(kind, text, context)
  }
}
