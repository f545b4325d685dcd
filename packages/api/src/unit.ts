import { Prisma, type Db } from "@hearthbook/db"
import type { Client } from "./request.ts"

/**
 * Opens a unit of work, in this one place: a change runs in one transaction, all or none; a read takes the client as
 * it is. Whatever should hold for every unit (row-level security, say) is a change of this function alone.
 */
export function openUnit<T>(client: Client, kind: "read" | "change", work: (db: Db) => Promise<T>): Promise<T> {
  return kind === "read" ? work(client) : change(client, work, 1)
}

/** Two changes that wait for each other: the database gave one of them up, whole, and it can simply be done again. */
async function change<T>(client: Client, work: (db: Db) => Promise<T>, attempt: number): Promise<T> {
  try {
    return await client.$transaction(work)
  } catch (error) {
    if (attempt === attempts || !isDeadlock(error)) throw error
    return change(client, work, attempt + 1)
  }
}

const attempts = 4

/** Whether the database gave a change up because another one stood in its way. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  // A raw query's error carries Postgres' own code, of a deadlock or of a snapshot that has passed.
  return error.code === "P2034" || (error.code === "P2010" && /40P01|40001/.test(error.message))
}
