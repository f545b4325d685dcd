import { rawSql, type OnStatement, type Statement, type TransactWithin } from "./raw-sql.ts"
import type { Db } from "../driver/db.ts"
import type { PrismaClient } from "../generated/client.ts"
import { overlay } from "../driver/overlay.ts"
import { allowBypass, bypassRls } from "../row-level-security/tenant.ts"
import type { TransactionAdapter } from "./transaction-adapter.ts"

type Limits = { timeout?: number; maxWait?: number }
type Call = (...args: unknown[]) => unknown
type Client = PrismaClient & { $transactWithin: TransactWithin }

/** Runs reads that see only the rows of one family. Limits are in milliseconds. */
export type ReadWithin = <T>(family_id: string, work: (db: Db) => Promise<T>, limits?: Limits) => Promise<T>

/**
 * Returns the client's `$readWithin`. Raw queries set their own tenant, at almost no cost (rls-query.ts); they cannot write. The first
 * query of a Prisma model opens a transaction, which all later queries use, so that a reader never waits for a second connection
 * while it occupies one.
 */
export function readWithin(client: Client, adapter: TransactionAdapter, onStatement: OnStatement): ReadWithin {
  return async (family_id, work, limits = {}) => {
    /** The statements that were sent beside a transaction and have not been answered. */
    const sent = new Set<Promise<unknown>>()
    const sendBeside = <T>(answer: Promise<T>): Promise<T> => {
      sent.add(answer)
      return answer.finally(() => sent.delete(answer))
    }
    const transaction = openWhenNeeded(client, family_id, { limits, after: () => Promise.allSettled(sent) })
    const { $executeRaw } = rawSql(() => adapter.poolOf(family_id), onStatement)
    const { $queryRaw } = rawSql(() => adapter.readsOf(family_id), onStatement)
    const beside = { $queryRaw, $executeRaw }
    // An open transaction already knows its connection. Probing for it again during a model's query would batch the two.
    const raw =
      (name: keyof typeof beside) =>
      async (...statement: Statement): Promise<unknown> => {
        const opened = transaction.opened()
        if (opened) return Reflect.apply((await opened)[name], null, statement)
        return sendBeside<unknown>(beside[name](...statement))
      }
    const db = overlay(queueModelCalls(client, transaction.open), {
      $queryRaw: raw("$queryRaw"),
      $executeRaw: raw("$executeRaw"),
    })
    allowBypass(db, async (bypassing) => {
      const opened = transaction.opened()
      return opened ? bypassRls({ db: await opened }, bypassing) : sendBeside(bypassing(client))
    })
    try {
      return await work(db)
    } finally {
      await transaction.end()
    }
  }
}

type Opening = { limits: Limits; after: () => Promise<unknown> }

/**
 * A transaction that begins when it is first needed, and stays open until `end` is called. It begins `after` the statements beside it:
 * one that reached the only connection of the embedded database behind it would wait for its end, which waits for the statement.
 */
function openWhenNeeded(client: Client, family_id: string, { limits, after }: Opening) {
  let opened: Promise<Db> | undefined
  let finish = () => {}
  let transaction: Promise<unknown> = Promise.resolve()
  const open = () =>
    (opened ??= new Promise<Db>((resolve, reject) => {
      const finished = new Promise<void>((done) => (finish = done))
      const work = async (db: Db) => {
        resolve(db)
        await finished
      }
      transaction = after().then(() => client.$transactWithin(family_id, work, limits))
      transaction.catch(reject)
    }))
  const end = async () => {
    finish()
    // The reads have been answered and nothing was written, so a failed commit does not matter.
    await transaction.catch(() => undefined)
  }
  return { open, opened: () => opened, end }
}

/**
 * Returns the client with models whose calls run over the transaction, one after another. They share one connection anyway, and
 * Prisma would combine simultaneous calls into a batch, which it plans anew each time (a dashboard took three times as long).
 */
function queueModelCalls(client: PrismaClient, open: () => Promise<Db>): Db {
  let last: Promise<unknown> = Promise.resolve()
  const callOf =
    (model: PropertyKey | null, method: PropertyKey) =>
    (...args: unknown[]) => {
      const call = async () => {
        const db = await open()
        const target = model === null ? db : (Reflect.get(db, model) as object)
        const result: unknown = await Reflect.apply(Reflect.get(target, method) as Call, target, args)
        return result
      }
      const called = last.then(call, call)
      last = called
      return called
    }
  const models = new Map<PropertyKey, object>()
  const modelOf = (name: PropertyKey, model: object) => {
    const known = models.get(name) ?? new Proxy(model, { get: (_, call) => callOf(name, call) })
    models.set(name, known)
    return known
  }
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === "function") return callOf(null, name)
      return typeof value === "object" && value !== null ? modelOf(name, value) : value
    },
  })
}
