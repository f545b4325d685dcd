import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils"
import { Prisma } from "../generated/client.ts"
import type { Queryable } from "../driver/queryable.ts"
import type { LoginRole } from "../row-level-security/login-role.ts"
import { openRlsConnections, type RlsConnections } from "../row-level-security/rls-connection.ts"
import { tenantStatement, type Tenant } from "../row-level-security/tenant.ts"

export type TransactionAdapter = {
  /** The adapter factory for Prisma's client. */
  factory: SqlDriverAdapterFactory
  /** Returns access outside of transactions, where every statement sees only the tenant's rows. */
  poolOf: (tenant: Tenant) => Promise<Queryable>
  /** Returns access for reads of one family outside of transactions. Those that start at the same moment are sent together. */
  readsOf: (family_id: string) => Promise<Queryable>
  /** Returns the connection of the transaction that `db` belongs to. */
  connectionOf: (db: Prisma.TransactionClient) => Promise<TransactionConnection>
}

export type TransactionConnection = Queryable & {
  /** Limits the rest of the transaction to the tenant's rows. Until it is called, every family's rows are visible. */
  setTenant: (tenant: Tenant) => Promise<void>
}

const probePattern = /^-- connection probe (\d+)$/

/** Returns true if a statement only asks for a transaction's connection. It is answered here and never reaches the database. */
export function isConnectionProbe(sql: string): boolean {
  return probePattern.test(sql)
}

/** Wraps Prisma's driver adapter to expose its connections, so that raw statements can use the same ones (raw-sql.ts). */
export function createTransactionAdapter(factory: SqlDriverAdapterFactory): TransactionAdapter {
  let probes = 0
  const found = new Map<string, TransactionConnection>()
  let opened: Promise<{ adapter: SqlDriverAdapter; connections: RlsConnections }> | undefined
  const open = async () => {
    const adapter = await factory.connect()
    const connections = await openRlsConnections(adapter)
    const everyFamily = connections.of(null)
    const startTransaction = async (level: Parameters<SqlDriverAdapter["startTransaction"]>[0]) => {
      const transaction = await connections.startTransaction(level)
      answerProbes(transaction, connections.loginRoleOf(transaction), (probe, connection) =>
        found.set(probe, connection),
      )
      return transaction
    }
    const queryRaw = everyFamily.queryRaw.bind(everyFamily)
    const executeRaw = everyFamily.executeRaw.bind(everyFamily)
    return {
      adapter: Object.assign(Object.create(adapter) as SqlDriverAdapter, { startTransaction, queryRaw, executeRaw }),
      connections,
    }
  }
  const openOnce = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const connect = async () => (await openOnce()).adapter
  const poolOf = async (tenant: Tenant) => (await openOnce()).connections.of(tenant)
  const readsOf = async (family_id: string) => (await openOnce()).connections.readsOf(family_id)
  const connectionOf = async (db: Prisma.TransactionClient) => {
    const probe = String(++probes)
    // Prisma's client does not expose its connection, but a statement sent over the client arrives at it.
    await db.$executeRawUnsafe(`-- connection probe ${probe}`)
    const connection = found.get(probe)
    found.delete(probe)
    return connection ?? throwTransactionEnded()
  }
  const { provider, adapterName } = factory
  return { factory: { provider, adapterName, connect }, poolOf, readsOf, connectionOf }
}

/**
 * Makes a transaction answer probes with its connection, until it ends and the connection is used by others. Its first statement
 * makes every family's rows visible, unless a tenant was set before.
 */
function answerProbes(
  transaction: Transaction,
  role: LoginRole,
  answer: (probe: string, connection: TransactionConnection) => void,
): void {
  let isOpen = true
  let tenantSet: Promise<void> | undefined
  const end = <T>(finish: () => Promise<T>) => {
    isOpen = false
    return finish()
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
  const connection: TransactionConnection = {
    queryRaw: async (query) => (isOpen ? queryWithTenant(query) : throwTransactionEnded()),
    executeRaw: async (query) => (isOpen ? executeWithTenant(query) : throwTransactionEnded()),
    setTenant: async (tenant) => (isOpen ? setTenant(tenant) : throwTransactionEnded()),
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
    const probe = probePattern.exec(query.sql)?.[1]
    if (probe) {
      answer(probe, connection)
      return 0
    }
    // With some adapters, Prisma ends a transaction with a statement.
    if (query.sql !== "COMMIT" && query.sql !== "ROLLBACK") return executeWithTenant(query)
    isOpen = false
    return executeRaw(query)
  }
}

/** Throws the error that Prisma's client throws for a transaction that has ended. */
function throwTransactionEnded(): never {
  const { client: clientVersion } = Prisma.prismaVersion
  throw new Prisma.PrismaClientKnownRequestError("The transaction has ended.", { code: "P2028", clientVersion })
}
