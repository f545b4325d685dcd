import { AsyncLocalStorage } from "node:async_hooks"
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQueryable, Transaction } from "@prisma/driver-adapter-utils"
import { Prisma } from "./generated/client.ts"

/** What a statement can be sent over: any connection, or the one of a transaction. */
export type Line = Pick<SqlQueryable, "queryRaw" | "executeRaw">

export type Tapped = {
  /** To be handed to Prisma's client. */
  factory: SqlDriverAdapterFactory
  /** The line outside any transaction. */
  idle: () => Promise<Line>
  /** Runs what begins one transaction by Prisma's client, and tells it how to reach that transaction's line once it has begun. */
  begin: <T>(run: (line: () => Line) => Promise<T>) => Promise<T>
}

/** Prisma's driver adapter with its lines in sight, so that statements by hand can go over the same ones (by-hand.ts). */
export function tapAdapter(factory: SqlDriverAdapterFactory): Tapped {
  // The client does not say for whom it begins a transaction: whoever asked is found by the asynchronous context.
  const beginning = new AsyncLocalStorage<{ line?: Line }>()
  let connected: Promise<SqlDriverAdapter> | undefined
  const open = async () => {
    const adapter = await factory.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) => {
      const transaction = await start(level)
      const asked = beginning.getStore()
      // Only the first is the one that was asked for; work inside it may begin others.
      if (asked && !asked.line) asked.line = guard(transaction)
      return transaction
    }
    return adapter
  }
  const connect = () => {
    connected ??= open().catch((error: unknown) => {
      connected = undefined
      throw error
    })
    return connected
  }
  const { provider, adapterName } = factory
  return {
    factory: { provider, adapterName, connect },
    idle: connect,
    begin: (run) => {
      const asked: { line?: Line } = {}
      return beginning.run(asked, () => run(() => asked.line ?? refuse()))
    },
  }
}

/** A transaction's line until it ends: after that its connection is somebody else's. */
function guard(transaction: Transaction): Line {
  let isOpen = true
  const end = <T>(how: () => Promise<T>) => {
    isOpen = false
    return how()
  }
  const { queryRaw, executeRaw, commit, rollback } = transaction
  transaction.commit = () => end(() => commit.call(transaction))
  transaction.rollback = () => end(() => rollback.call(transaction))
  transaction.executeRaw = (query) => {
    // Some adapters leave the ending to Prisma, as a statement.
    if (query.sql === "COMMIT" || query.sql === "ROLLBACK") isOpen = false
    return executeRaw.call(transaction, query)
  }
  return {
    queryRaw: async (query) => (isOpen ? queryRaw.call(transaction, query) : refuse()),
    executeRaw: async (query) => (isOpen ? executeRaw.call(transaction, query) : refuse()),
  }
}

/** As Prisma's client says it. */
function refuse(): never {
  const { client: clientVersion } = Prisma.prismaVersion
  throw new Prisma.PrismaClientKnownRequestError("The transaction has ended.", { code: "P2028", clientVersion })
}
