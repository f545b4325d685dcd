import { ColumnTypeEnum, isDriverAdapterError, type ArgType, type SqlQuery } from "@prisma/driver-adapter-utils"
import { Prisma, type PrismaClient } from "../generated/client.ts"
import type { Queryable } from "../driver/queryable.ts"
import { overlay } from "../driver/overlay.ts"
import { allowTenants, setTenant } from "../row-level-security/tenant.ts"
import type { TransactionAdapter, TransactionConnection } from "./transaction-adapter.ts"

/** Called with every statement that is sent. */
export type OnStatement = ((sql: string) => void) | undefined
type Transact = PrismaClient["$transaction"]
type TransactionOptions = NonNullable<Parameters<Transact>[1]>
/** Runs a transaction that sees only the rows of one family. */
export type TransactWithin = <T>(
  family_id: string,
  work: (db: Prisma.TransactionClient) => Promise<T>,
  options?: TransactionOptions,
) => Promise<T>
/** The arguments of $queryRaw and $executeRaw. */
export type Statement = [sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]]

/**
 * Returns the client with $queryRaw and $executeRaw that send statements directly to the driver, in the same transaction as
 * Prisma's own queries. Prisma's query planner takes longer than the statement itself (docs/decisions/023). Arguments, results
 * and errors are the same. Unlike Prisma's, a statement starts when it is called, not when it is awaited, so it must be awaited
 * at once or its failure goes unhandled.
 */
export function withRawSql(
  client: PrismaClient,
  { poolOf, connectionOf }: TransactionAdapter,
  onStatement: OnStatement,
): PrismaClient & { $transactWithin: TransactWithin } {
  const transact = <T>(work: (db: Prisma.TransactionClient) => Promise<T>, options?: TransactionOptions) => {
    if (typeof work !== "function") throw new TypeError("A transaction takes a function, not a list of statements.")
    return client.$transaction((db) => {
      let connection: Promise<TransactionConnection> | undefined
      const connect = () => (connection ??= connectionOf(db))
      const own = overlay(db, rawSql(connect, onStatement))
      allowTenants(own, async (tenant) => (await connect()).setTenant(tenant))
      return work(own)
    }, options)
  }
  const $transactWithin: TransactWithin = (family_id, work, options) =>
    transact(async (db) => {
      await setTenant(db, family_id)
      return work(db)
    }, options)
  return overlay(client, { ...rawSql(() => poolOf(null), onStatement), $transaction: transact, $transactWithin })
}

/** Returns $queryRaw and $executeRaw over what `connect` returns. It is called for each statement. */
export function rawSql(connect: () => Promise<Queryable>, onStatement: OnStatement) {
  const send = async <T>(
    statement: Statement,
    run: (queryable: Queryable, query: SqlQuery) => Promise<T>,
  ): Promise<T> => {
    const query = toQuery(statement)
    onStatement?.(query.sql)
    try {
      return await run(await connect(), query)
    } catch (error) {
      throw toRequestError(error)
    }
  }
  return {
    $queryRaw: (...statement: Statement) =>
      send(statement, async (queryable, query) => toRows(await queryable.queryRaw(query))),
    $executeRaw: (...statement: Statement) => send(statement, (queryable, query) => queryable.executeRaw(query)),
  }
}

function toQuery([strings, ...given]: Statement): SqlQuery {
  const { text, values } = strings instanceof Prisma.Sql ? strings : Prisma.sql(strings, ...given)
  const index = values.indexOf(undefined)
  // A driver would send NULL, which is most likely not what the caller meant.
  if (index >= 0) throw new TypeError(`Value ${index + 1} of the statement is undefined.`)
  return { sql: text, args: values.map(toArgument), argTypes: values.map(typeOf) }
}

function toArgument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toArgument)
  return Prisma.Decimal.isDecimal(value) ? value.toString() : value
}

/** The SQL casts each value to its type, so the adapter only needs to know which values are lists. */
function typeOf(value: unknown): ArgType {
  return { scalarType: "unknown", arity: Array.isArray(value) ? "list" : "scalar" }
}

type ResultSet = Awaited<ReturnType<Queryable["queryRaw"]>>

function toRows({ columnNames, columnTypes, rows }: ResultSet): object[] {
  const reads = columnTypes.map((type) => readers[type])
  return rows.map((row) => {
    const object: Record<string, unknown> = {}
    columnNames.forEach((name, index) => {
      const value = row[index]
      const read = reads[index]
      object[name] = read && value !== null && value !== undefined ? read(value) : value
    })
    return object
  })
}

type Reader = (value: unknown) => unknown

const eachOf = (read: Reader) => (values: unknown) =>
  Array.isArray(values) ? values.map((value: unknown) => (value === null ? null : read(value))) : values
const toDate: Reader = (value) => new Date(String(value))
const toDecimal: Reader = (value) => new Prisma.Decimal(String(value))
const toBigInt: Reader = (value) => BigInt(String(value))
const toJson: Reader = (value): unknown => (typeof value === "string" ? JSON.parse(value) : value)
const toTime: Reader = (value) => new Date(`1970-01-01T${String(value)}Z`)

/** Converts an adapter's values as Prisma's own raw queries do. Values of other types are returned unchanged. */
const readers: Partial<Record<number, Reader>> = {
  [ColumnTypeEnum.Int64]: toBigInt,
  [ColumnTypeEnum.Numeric]: toDecimal,
  [ColumnTypeEnum.Date]: toDate,
  [ColumnTypeEnum.DateTime]: toDate,
  [ColumnTypeEnum.Time]: toTime,
  [ColumnTypeEnum.Json]: toJson,
  [ColumnTypeEnum.Int64Array]: eachOf(toBigInt),
  [ColumnTypeEnum.NumericArray]: eachOf(toDecimal),
  [ColumnTypeEnum.DateArray]: eachOf(toDate),
  [ColumnTypeEnum.DateTimeArray]: eachOf(toDate),
  [ColumnTypeEnum.JsonArray]: eachOf(toJson),
}

/** Returns the error that Prisma's client throws for a failed raw query. */
function toRequestError(error: unknown): unknown {
  if (!isDriverAdapterError(error)) return error
  const { originalCode = "N/A", originalMessage = error.message } = error.cause
  const message = `Raw query failed. Code: \`${originalCode}\`. Message: \`${originalMessage}\``
  const { client: clientVersion } = Prisma.prismaVersion
  return new Prisma.PrismaClientKnownRequestError(message, {
    code: "P2010",
    clientVersion,
    meta: { driverAdapterError: error },
  })
}
