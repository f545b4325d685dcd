import { fieldError } from "../errors/errors.ts"
import type { Page } from "../fields/fields.ts"

type Direction = "asc" | "desc"

/** What a list is sorted by, as Prisma takes it: a column of the row, or of one it belongs to. The last one is unique. */
type Order = { [name: string]: Direction | Order | undefined }

/** The part of a list that is a page. `after` goes into the query's where, beside all else. */
type PageWindow = { take: number | undefined; after: object }

type Pager<Row> = {
  order: Order[]
  /** The cursor's row among what the caller may see, with the columns of the order. */
  place: (id: string) => Promise<object | null>
  read: (window: PageWindow) => Promise<Row[]>
}

/**
 * One page of a list (DECISIONS 45): everything without a limit, else at most `limit` rows after the cursor's. A cursor whose
 * row is gone is a 400. The row may have left the list meanwhile, graded out of what is open, say: the page begins after its
 * place all the same. By keyset, in our own words: with Prisma's cursor a nested read takes a statement for each relation.
 */
export async function readPage<Row>({ limit, cursor }: Page, { order, place, read }: Pager<Row>): Promise<Row[]> {
  const row = await findCursor(cursor, place)
  if (!row) return read({ take: limit, after: {} })
  return read({ take: limit, after: afterRow(order.map((entry) => keyOf(entry, row))) })
}

/** The cursor's row, as `place` finds it; null without a cursor. A 400 where the row is gone. */
export async function findCursor<Row>(
  cursor: string | undefined,
  place: (id: string) => Promise<Row | null>,
): Promise<Row | null> {
  if (!cursor) return null
  const row = await place(cursor)
  if (!row) throw fieldError("cursor", "That row is gone. Begin again without a cursor.")
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

/** Beyond the first key; or the same in that one and beyond the second; and so on. */
function afterRow(keys: Key[]): object {
  const beyond = keys.map((key, index) => ({ AND: [...keys.slice(0, index).map(same), further(key, false)] }))
  const [first] = keys
  // Said once more by itself, an index can begin where the page does.
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
