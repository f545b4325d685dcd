import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils"
import { Prisma } from "./generated/client.ts"
import type { Line } from "./line.ts"
import { wallLines, type WalledLines } from "./walled-line.ts"

export type Tapped = {
  /** To be handed to Prisma's client. */
  factory: SqlDriverAdapterFactory
  /** The line outside all transactions. */
  idle: () => Promise<Line>
  /** Likewise, on which every statement is a family's. */
  within: (family_id: string) => Promise<Line>
  /** The line of the transaction that `db` belongs to. */
  lineOf: (db: Prisma.TransactionClient) => Promise<Line>
}

const question = /^-- which line asks (\d+)$/

/** Whether Prisma was told to send what only asks for a transaction's line: it is answered here, and never reaches the database. */
export function isQuestion(sql: string): boolean {
  return question.test(sql)
}

/** Prisma's driver adapter with its lines in sight, so that statements by hand can go over the same ones (by-hand.ts). */
export function tapAdapter(factory: SqlDriverAdapterFactory): Tapped {
  let asked = 0
  const answers = new Map<string, Line>()
  let connected: Promise<SqlDriverAdapter> | undefined
  const open = async () => {
    const adapter = await factory.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) => {
      const transaction = await start(level)
      tap(transaction, (asker, line) => answers.set(asker, line))
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
  let walled: WalledLines | undefined
  const within = async (family_id: string) => {
    const lines = (walled ??= wallLines(await connect()))
    return lines(family_id)
  }
  const lineOf = async (db: Prisma.TransactionClient) => {
    const asker = String(++asked)
    // The client does not tell which connection it works on: but what it is told to send arrives at that one.
    await db.$executeRawUnsafe(`-- which line asks ${asker}`)
    const line = answers.get(asker)
    answers.delete(asker)
    return line ?? refuse()
  }
  const { provider, adapterName } = factory
  return { factory: { provider, adapterName, connect }, idle: connect, within, lineOf }
}

/** Has a transaction answer who asks for its line, which is none after it has ended: the connection is somebody else's then. */
function tap(transaction: Transaction, answer: (asker: string, line: Line) => void): void {
  let isOpen = true
  const end = <T>(how: () => Promise<T>) => {
    isOpen = false
    return how()
  }
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  const queryRaw = transaction.queryRaw.bind(transaction)
  const executeRaw = transaction.executeRaw.bind(transaction)
  const line: Line = {
    queryRaw: async (query) => (isOpen ? queryRaw(query) : refuse()),
    executeRaw: async (query) => (isOpen ? executeRaw(query) : refuse()),
  }
  transaction.commit = () => end(commit)
  transaction.rollback = () => end(rollback)
  transaction.executeRaw = async (query) => {
    const asker = question.exec(query.sql)?.[1]
    if (asker) {
      answer(asker, line)
      return 0
    }
    // Some adapters leave the ending to Prisma, as a statement.
    if (query.sql === "COMMIT" || query.sql === "ROLLBACK") isOpen = false
    return executeRaw(query)
  }
}

/** As Prisma's client says it. */
function refuse(): never {
  const { client: clientVersion } = Prisma.prismaVersion
  throw new Prisma.PrismaClientKnownRequestError("The transaction has ended.", { code: "P2028", clientVersion })
}
