import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import type { page } from "@hearthbook/core/fields/fields"
import type { Scope } from "../request/scope.ts"
import type { Cell } from "./cells.ts"
import { columnsOf, idsIn } from "./columns.ts"
import { loadNames } from "./names.ts"

/** The number of rows that are read at a time. */
const pageSize = 500

/** The most rows of a table: more than a family has, and as many as a spreadsheet works with. */
const mostRows = 50_000

type Listed = z.ZodObject<{ id: z.ZodType<string> }>
type ListFilter = z.ZodObject<(typeof page)["shape"]>

type Definition<View extends Listed, Schema extends ListFilter> = {
  /** An answer of the noun's list. Its fields are the columns. */
  view: View
  /** The filter of the noun's list. */
  filter: Schema
  list: (scope: Scope, filter: z.output<Schema>) => Promise<z.output<View>[]>
  /** Fields that are no columns. */
  omit?: readonly (keyof z.output<View> & string)[]
  /** Columns that are no fields. */
  also?: Record<string, (row: z.output<View>) => Cell>
}

/** The filter of a list, as it was given. */
export type Filter = Record<string, unknown>

/** A list as a table. */
export type ListTable = {
  columns: string[]
  /** The problems of a filter: field and message. Paging is left out, because a table has all rows. */
  check: (filter: Filter) => { path: PropertyKey[]; message: string }[]
  /** Yields the cells of the rows page by page, in the order of the list. Throws VALIDATION_ERROR beyond 50,000 rows, and as the list. */
  readPages: (scope: Scope, filter: Filter) => AsyncGenerator<Cell[][]>
}

/** Declares a list as a table. */
export function listTable<View extends Listed, Schema extends ListFilter>({
  view,
  filter: schema,
  list,
  ...options
}: Definition<View, Schema>): ListTable {
  const columns = columnsOf(view, options)
  const parse = (filter: Filter, window: { limit?: number; cursor?: string | undefined } = {}) =>
    schema.safeParse({ ...filter, limit: undefined, cursor: undefined, ...window })

  async function* readPages(scope: Scope, filter: Filter) {
    const reading = { names: await loadNames(scope, idsIn(view)), time_zone: scope.calendar.time_zone }
    let count = 0
    for (let cursor: string | undefined, isLast = false; !isLast;) {
      const { data, error } = parse(filter, { limit: pageSize, cursor })
      if (error) throw error
      const rows = await list(scope, data)
      count += rows.length
      if (count > mostRows) throw tooManyRows()
      yield rows.map((row) => columns.map(({ toCell }) => toCell(row, reading)))
      cursor = rows.at(-1)?.id
      isLast = rows.length < pageSize
    }
  }

  return {
    columns: columns.map(({ name }) => name),
    check: (filter) => parse(filter).error?.issues ?? [],
    readPages,
  }
}

function tooManyRows(): AppError {
  const most = mostRows.toLocaleString("en-US")
  return new AppError(
    "VALIDATION_ERROR",
    `This list has more than ${most} rows. Choose one student or a shorter time, and download it in parts.`,
  )
}
