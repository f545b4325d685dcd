import { fieldError } from "@hearthbook/core/errors/errors"
import type { Page } from "@hearthbook/core/fields/fields"

type Direction = "asc" | "desc"

/** A sort order for Prisma: a column of the row or of a related row. The last one is unique. */
type Order = { [name: string]: Direction | Order | undefined }

/** The part of a list that makes a page. Add `after` to the query's `where`. */
type PageWindow = { take: number | undefined; after: object }

type Pager<Row> = {
  order: Order[]
  /** Finds the cursor's row among the rows that the caller may see, with the columns of the order. */
  place: (id: string) => Promise<object | null>
  read: (window: PageWindow) => Promise<Row[]>
}

/**
 * Reads one page of a list: everything without a limit, otherwise at most `limit` rows after the cursor's row. If the cursor's
 * row no longer matches the filter, for example because it was graded, the page still begins after its position.
 * VALIDATION_ERROR if it was deleted. Prisma's own cursor would need one more statement per relation.
 */
export async function readPage<Row>({ limit, cursor }: Page, { order, place, read }: Pager<Row>): Promise<Row[]> {
  const row = await findCursor(cursor, place)
  if (!row) return read({ take: limit, after: {} })
  return read({ take: limit, after: afterRow(order.map((entry) => keyOf(entry, row))) })
}

/** Returns the cursor's row, as `place` finds it; null without a cursor. VALIDATION_ERROR if the row was deleted. */
export async function findCursor<Row>(
  cursor: string | undefined,
  place: (id: string) => Promise<Row | null>,
): Promise<Row | null> {
  if (!cursor) return null
  const row = await place(cursor)
  if (!row) throw fieldError("cursor", "This row was deleted. Start again without a cursor.")
  return row
}

type Key = { path: string[]; direction: Direction; value: unknown }

function keyOf(entry: Order, row: object): Key {
  const [name = "", inner = "asc"] = Object.entries(entry).find(([, wanted]) => wanted !== undefined) ?? []
  const value: unknown = new Map<string, unknown>(Object.entries(row)).get(name)
  if (typeof inner === "string") return { path: [name], direction: inner, value }
  const key = keyOf(inner, typeof value === "object" && value !== null ? value : {})
  return { ...key, path: [name, ...key.path] }
}

/** Rows beyond the first key, or equal in it and beyond the second, and so on. */
function afterRow(keys: Key[]): object {
  const beyond = keys.map((key, index) => ({ AND: [...keys.slice(0, index).map(same), further(key, false)] }))
  const [first] = keys
  // The first key is repeated on its own, so that an index scan can start there.
  return { AND: [first ? further(first, true) : {}, { OR: beyond }] }
}

function same({ path, value }: Key): object {
  return within(path, value)
}

function further({ path, direction, value }: Key, isSameToo: boolean): object {
  const operator = direction === "asc" ? "gt" : "lt"
  return within(path, { [isSameToo ? `${operator}e` : operator]: value })
}

function within([name = "", ...rest]: string[], condition: unknown): object {
  return { [name]: rest.length === 0 ? condition : within(rest, condition) }
}
