import { byHand, type Statement, type OnStatement, type TransactWithin } from "./raw-sql.ts"
import type { Db } from "../driver/db.ts"
import type { PrismaClient } from "../generated/client.ts"
import { overlay } from "../driver/overlay.ts"
import { allowBypass, bypassRls } from "../row-level-security/tenant.ts"
import type { TransactionAdapter } from "./transaction-adapter.ts"

type Limits = { timeout?: number; maxWait?: number }
type Client = PrismaClient & { $transactWithin: TransactWithin }

/** Reads of one family, which see its rows alone. */
export type ReadWithin = <T>(family_id: string, work: (db: Db) => Promise<T>, limits?: Limits) => Promise<T>

/**
 * Opens reading of one family. A statement by hand sets its tenant itself, which costs next to nothing (rls-query.ts); the
 * first that Prisma plans opens a transaction, over which everything goes from then on, so that no unit ever waits for a second
 * connection while it holds one.
 */
export function readWithin(client: Client, tapped: TransactionAdapter, told: OnStatement): ReadWithin {
  return async (family_id, work, limits = {}) => {
    const transaction = openWhenNeeded(client, family_id, limits)
    const alone = byHand(() => tapped.idle(family_id), told)
    // The transaction knows its own line: to ask for it again, beside a call of a model, would make a batch of the two.
    const way = async () => (await transaction.opened()) ?? alone
    const db = overlay(planned(client, transaction.open), {
      $queryRaw: async (...given: Statement): Promise<unknown> => Reflect.apply((await way()).$queryRaw, null, given),
      $executeRaw: async (...given: Statement): Promise<unknown> =>
        Reflect.apply((await way()).$executeRaw, null, given),
    })
    allowBypass(db, async (beyond) => {
      const within = transaction.opened()
      return within ? bypassRls({ db: await within }, beyond) : beyond(client)
    })
    try {
      return await work(db)
    } finally {
      await transaction.end()
    }
  }
}

/** A transaction that begins when somebody needs it, and goes on until it is ended from here. */
function openWhenNeeded(client: Client, family_id: string, limits: Limits) {
  let opened: Promise<Db> | undefined
  let finish = () => {}
  let over: Promise<unknown> = Promise.resolve()
  const open = () =>
    (opened ??= new Promise<Db>((resolve, reject) => {
      const finished = new Promise<void>((done) => (finish = done))
      const work = async (db: Db) => {
        resolve(db)
        await finished
      }
      over = client.$transactWithin(family_id, work, limits)
      over.catch(reject)
    }))
  const end = async () => {
    finish()
    // Whatever was read has been answered, and nothing is kept.
    await over.catch(() => undefined)
  }
  return { open, opened: () => opened, end }
}

/**
 * The models of the client, whose every call goes over the transaction, one after the other: they have one connection, and of what
 * comes together Prisma makes a batch, which it plans anew each time (a dashboard took three times as long).
 */
function planned(client: PrismaClient, open: () => Promise<Db>): Db {
  let last: Promise<unknown> = Promise.resolve()
  const callOf =
    (path: PropertyKey[]) =>
    (...given: unknown[]) => {
      const call = async () => {
        const place = path.slice(0, -1).reduce<object>((at, name) => Reflect.get(at, name), await open())
        const answer: unknown = await Reflect.get(place, path.at(-1) ?? "").apply(place, given)
        return answer
      }
      const called = last.then(call, call)
      last = called
      return called
    }
  const models = new Map<PropertyKey, object>()
  const modelOf = (name: PropertyKey, model: object) => {
    const known = models.get(name) ?? new Proxy(model, { get: (_, call) => callOf([name, call]) })
    models.set(name, known)
    return known
  }
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === "function") return callOf([name])
      return typeof value === "object" && value !== null ? modelOf(name, value) : value
    },
  })
}
