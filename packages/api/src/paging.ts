import { fieldError } from "./errors.ts"
import type { Page } from "./fields.ts"

type Window = { take?: number; cursor?: { id: string } }

/**
 * One page of a list (DECISIONS 45): everything without a limit, else at most `limit` rows after the cursor's. `exists`
 * looks the cursor's row up among what the caller may see, and a row that is gone is a 400. The cursor's row may have
 * left the list meanwhile, graded out of what is open, say: then the page begins with the row after its place.
 */
export async function readPage<Row extends { id: string }>(
  { limit, cursor }: Page,
  exists: (id: string) => Promise<unknown>,
  read: (window: Window) => Promise<Row[]>,
): Promise<Row[]> {
  if (!cursor) return read({ take: limit })
  if (!(await exists(cursor))) throw fieldError("cursor", "That row is gone. Begin again without a cursor.")
  const rows = await read({ take: limit && limit + 1, cursor: { id: cursor } })
  const after = rows[0]?.id === cursor ? rows.slice(1) : rows
  return after.slice(0, limit)
}
