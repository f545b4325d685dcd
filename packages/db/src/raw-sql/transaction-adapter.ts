import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils"
import { Prisma } from "../generated/client.ts"
import type { Queryable } from "../driver/queryable.ts"
import type { LoginRole } from "../row-level-security/login-role.ts"
import { openRlsConnections, type RlsConnections } from "../row-level-security/rls-connection.ts"
import { tenantStatement, type Tenant } from "../row-level-security/tenant.ts"

export type TransactionAdapter = {
  /** To be handed to Prisma's client. */
  factory: SqlDriverAdapterFactory
  /** The line outside all transactions, on which every statement sees the tenant's rows alone. */
  idle: (tenant: Tenant) => Promise<Queryable>
  /** The line of the transaction that `db` belongs to. */
  lineOf: (db: Prisma.TransactionClient) => Promise<TransactionConnection>
}

export type TransactionConnection = Queryable & {
  /** Limits the rest of the transaction to the tenant's rows. Until it is called, every family's rows are visible. */
  setTenant: (tenant: Tenant) => Promise<void>
}

const question = /^-- which line asks (\d+)$/

/** Whether Prisma was told to send what only asks for a transaction's line: it is answered here, and never reaches the database. */
export function isConnectionProbe(sql: string): boolean {
  return question.test(sql)
}

/** Prisma's driver adapter with its lines in sight, so that statements by hand can go over the same ones (by-hand.ts). */
export function createTransactionAdapter(factory: SqlDriverAdapterFactory): TransactionAdapter {
  let asked = 0
  const answers = new Map<string, TransactionConnection>()
  let opened: Promise<{ adapter: SqlDriverAdapter; connections: RlsConnections }> | undefined
  const open = async () => {
    const adapter = await factory.connect()
    const connections = await openRlsConnections(adapter)
    const everyFamily = connections.of(null)
    const startTransaction = async (level: Parameters<SqlDriverAdapter["startTransaction"]>[0]) => {
      const transaction = await adapter.startTransaction(level)
      tap(transaction, connections.loginRoleOf(transaction), (asker, line) => answers.set(asker, line))
      return transaction
    }
    const queryRaw = everyFamily.queryRaw.bind(everyFamily)
    const executeRaw = everyFamily.executeRaw.bind(everyFamily)
    return { adapter: Object.assign(Object.create(adapter), { startTransaction, queryRaw, executeRaw }), connections }
  }
  const openOnce = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const connect = async () => (await openOnce()).adapter
  const idle = async (tenant: Tenant) => (await openOnce()).connections.of(tenant)
  const lineOf = async (db: Prisma.TransactionClient) => {
    const asker = String(++asked)
    // The client does not tell which connection it works on: but what it is told to send arrives at that one.
    await db.$executeRawUnsafe(`-- which line asks ${asker}`)
    const line = answers.get(asker)
    answers.delete(asker)
    return line ?? refuse()
  }
  const { provider, adapterName } = factory
  return { factory: { provider, adapterName, connect }, idle, lineOf }
}

/**
 * Has a transaction answer who asks for its line, which is none after it has ended: the connection is somebody else's then. Its
 * first statement opens every family's rows to it, unless a tenant was set before.
 */
function tap(
  transaction: Transaction,
  role: LoginRole,
  answer: (asker: string, line: TransactionConnection) => void,
): void {
  let isOpen = true
  let tenantSet: Promise<void> | undefined
  const end = <T>(how: () => Promise<T>) => {
    isOpen = false
    return how()
  }
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  const queryRaw = transaction.queryRaw.bind(transaction)
  const executeRaw = transaction.executeRaw.bind(transaction)
  const setTenant = (tenant: Tenant) => (tenantSet = sendTenant(tenantStatement(tenant, role)))
  const sendTenant = async ({ text, values }: ReturnType<typeof tenantStatement>) => {
    await queryRaw({ sql: text, args: values, argTypes: values.map(() => ({ scalarType: "string", arity: "scalar" })) })
  }
  const begin = () => (tenantSet ??= role.bypasses_rls ? Promise.resolve() : setTenant(null))
  const line: TransactionConnection = {
    queryRaw: async (query) => (isOpen ? queryWithTenant(query) : refuse()),
    executeRaw: async (query) => (isOpen ? executeWithTenant(query) : refuse()),
    setTenant: async (tenant) => (isOpen ? setTenant(tenant) : refuse()),
  }
  const queryWithTenant: Queryable["queryRaw"] = async (query) => {
    await begin()
    return queryRaw(query)
  }
  const executeWithTenant: Queryable["executeRaw"] = async (query) => {
    await begin()
    return executeRaw(query)
  }
  transaction.commit = () => end(commit)
  transaction.rollback = () => end(rollback)
  transaction.queryRaw = queryWithTenant
  transaction.executeRaw = async (query) => {
    const asker = question.exec(query.sql)?.[1]
    if (asker) {
      answer(asker, line)
      return 0
    }
    // Some adapters leave the ending to Prisma, as a statement.
    if (query.sql !== "COMMIT" && query.sql !== "ROLLBACK") return executeWithTenant(query)
    isOpen = false
    return executeRaw(query)
  }
}

/** As Prisma's client says it. */
function refuse(): never {
  const { client: clientVersion } = Prisma.prismaVersion
  throw new Prisma.PrismaClientKnownRequestError("The transaction has ended.", { code: "P2028", clientVersion })
}
