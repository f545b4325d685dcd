import { Prisma, type Db } from "@hearthbook/db"
import type { Client, RequestFacts } from "../request/request.ts"
import { isDeadlock } from "../sql/database-errors.ts"

/**
 * Runs work that belongs to no family, or to a caller who is not yet known. A `change` runs in one transaction. A `read` uses the
 * client without one. A `snapshot` reads in one transaction and sees the database as of one moment. `limits` is for work that
 * takes longer than a request normally may.
 */
export function openTransaction<T>(
  client: Client,
  kind: TransactionKind,
  work: Work<T>,
  limits: TransactionLimits = {},
): Promise<T> {
  if (kind === "read") return work(client)
  return writeOrSnapshot((own, options) => client.$transaction(own, options), kind, work, limits)
}

/** The family, and the client that reaches its database. */
type FamilyClient = Pick<RequestFacts, "client" | "settings"> & { family_id: string }

/**
 * Runs work in a transaction in which row-level security shows the rows of one family only. Reads run in a transaction too,
 * because the tenant is a setting of the transaction (docs/decisions/024).
 */
export function openFamilyTransaction<T>(
  { client, settings, family_id }: FamilyClient,
  kind: TransactionKind,
  work: Work<T>,
  limits: TransactionLimits = {},
): Promise<T> {
  if (!settings.has_row_level_security) return openTransaction(client, kind, work, limits)
  if (kind === "read") return client.$readWithin(family_id, work, limits)
  return writeOrSnapshot((own, options) => client.$transactWithin(family_id, own, options), kind, work, limits)
}

type TransactionKind = "read" | "change" | "snapshot"
type Work<T> = (db: Db) => Promise<T>
type TransactionOptions = TransactionLimits & { isolationLevel?: Prisma.TransactionIsolationLevel }
type Transact<T> = (work: Work<T>, options: TransactionOptions) => Promise<T>

function writeOrSnapshot<T>(
  transact: Transact<T>,
  kind: "change" | "snapshot",
  work: Work<T>,
  limits: TransactionLimits,
): Promise<T> {
  return kind === "change" ? change(transact, work, limits, 1) : snapshot(transact, work, limits)
}

/** Milliseconds that a transaction may take, and may wait for a connection. The client's defaults apply if they are absent. */
export type TransactionLimits = { timeout?: number; maxWait?: number }

function snapshot<T>(transact: Transact<T>, work: Work<T>, limits: TransactionLimits): Promise<T> {
  const { RepeatableRead: isolationLevel } = Prisma.TransactionIsolationLevel
  return transact(
    async (db) => {
      await db.$executeRaw`SET TRANSACTION READ ONLY`
      return work(db)
    },
    { ...limits, isolationLevel },
  )
}

/** Repeats a change that the database rolled back because of a deadlock. */
async function change<T>(transact: Transact<T>, work: Work<T>, limits: TransactionLimits, attempt: number): Promise<T> {
  try {
    return await transact(work, limits)
  } catch (error) {
    if (attempt === maxAttempts || !isDeadlock(error)) throw error
    return change(transact, work, limits, attempt + 1)
  }
}

const maxAttempts = 4
