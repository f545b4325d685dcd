import { Prisma, type Db } from "@hearthbook/db"
import type { Client, RequestFacts } from "../request/request.ts"

/**
 * Opens a unit of work that belongs to no family, or to nobody known yet: a change runs in one transaction, all or none; a read
 * takes the client as it is; a snapshot reads in one transaction, so that all it sees is of one moment. `limits` is for what
 * takes longer than a request usually may.
 */
export function openUnit<T>(client: Client, kind: UnitKind, work: Work<T>, limits: UnitLimits = {}): Promise<T> {
  if (kind === "read") return work(client)
  return writeOrSnapshot((own, options) => client.$transaction(own, options), kind, work, limits)
}

/** Whose unit it is: the family's id, and how its database is reached. */
type FamilyFacts = Pick<RequestFacts, "client" | "settings"> & { family_id: string }

/**
 * Opens a unit of work of one family's, to which the database itself shows that family's rows alone: each in a transaction of
 * its own, reads too, because a transaction is what has a tenant (docs/decisions/024).
 */
export function openFamilyUnit<T>(
  { client, settings, family_id }: FamilyFacts,
  kind: UnitKind,
  work: Work<T>,
  limits: UnitLimits = {},
): Promise<T> {
  if (!settings.has_row_level_security) return openUnit(client, kind, work, limits)
  if (kind === "read") return client.$readWithin(family_id, work, limits)
  return writeOrSnapshot((own, options) => client.$transactWithin(family_id, own, options), kind, work, limits)
}

type UnitKind = "read" | "change" | "snapshot"
type Work<T> = (db: Db) => Promise<T>
type TransactionOptions = UnitLimits & { isolationLevel?: Prisma.TransactionIsolationLevel }
type Transact<T> = (work: Work<T>, options: TransactionOptions) => Promise<T>

function writeOrSnapshot<T>(
  transact: Transact<T>,
  kind: "change" | "snapshot",
  work: Work<T>,
  limits: UnitLimits,
): Promise<T> {
  return kind === "change" ? change(transact, work, limits, 1) : snapshot(transact, work, limits)
}

/** Milliseconds that a unit may take, and may wait for its turn; the client's own where they are absent. */
export type UnitLimits = { timeout?: number; maxWait?: number }

function snapshot<T>(transact: Transact<T>, work: Work<T>, limits: UnitLimits): Promise<T> {
  const { RepeatableRead: isolationLevel } = Prisma.TransactionIsolationLevel
  return transact(
    async (db) => {
      await db.$executeRaw`SET TRANSACTION READ ONLY`
      return work(db)
    },
    { ...limits, isolationLevel },
  )
}

/** Two changes that wait for each other: the database gave one of them up, whole, and it can simply be done again. */
async function change<T>(transact: Transact<T>, work: Work<T>, limits: UnitLimits, attempt: number): Promise<T> {
  try {
    return await transact(work, limits)
  } catch (error) {
    if (attempt === attempts || !isDeadlock(error)) throw error
    return change(transact, work, limits, attempt + 1)
  }
}

const attempts = 4

/** Whether the database gave a change up because another one stood in its way. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  // A raw query's error carries Postgres' own code, of a deadlock or of a snapshot that has passed.
  return error.code === "P2034" || (error.code === "P2010" && /40P01|40001/.test(error.message))
}
