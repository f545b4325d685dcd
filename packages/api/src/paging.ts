import { fieldError } from "./errors.ts"
import type { Page } from "./fields.ts"

type Window = { take?: number; skip?: number; cursor?: { id: string } }

/**
 * Prisma's arguments for one page (DECISIONS 45): everything without a limit, else the rows after the cursor's.
 * `exists` looks the cursor's row up among what the caller may see; a row that is gone is a 400.
 */
export async function pageWindow({ limit, cursor }: Page, exists: (id: string) => Promise<unknown>): Promise<Window> {
  if (!cursor) return { take: limit }
  if (!(await exists(cursor))) throw fieldError("cursor", "That row is gone. Begin again without a cursor.")
  return { take: limit, skip: 1, cursor: { id: cursor } }
}
