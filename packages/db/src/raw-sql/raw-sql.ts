import { ColumnTypeEnum, isDriverAdapterError, type ArgType, type SqlQuery } from "@prisma/driver-adapter-utils"
import { Prisma, type PrismaClient } from "../generated/client.ts"
import type { Queryable } from "../driver/queryable.ts"
import { overlay } from "../driver/overlay.ts"
import { allowTenants, setTenant } from "../row-level-security/tenant.ts"
import type { TransactionAdapter, TransactionConnection } from "./transaction-adapter.ts"

/** Who is told every statement. */
export type OnStatement = ((sql: string) => void) | undefined
type Transact = PrismaClient["$transaction"]
type TransactionOptions = NonNullable<Parameters<Transact>[1]>
/** A transaction of one family's, which sees that family's rows alone. */
export type TransactWithin = <T>(
  family_id: string,
  work: (db: Prisma.TransactionClient) => Promise<T>,
  options?: TransactionOptions,
) => Promise<T>
/** What the two functions are given. */
export type Statement = [sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]]

/**
 * The client, of which $queryRaw and $executeRaw go straight to the driver, in the same transaction as all else. Prisma carries
 * them through its planner, which takes longer than the statement (docs/decisions/023); what they take, answer and throw is the
 * same. They begin when they are called, and Prisma's when they are awaited: one that is not awaited at once may fail unheard.
 */
export function withRawSql(
  client: PrismaClient,
  { idle, lineOf }: TransactionAdapter,
  told: OnStatement,
): PrismaClient & { $transactWithin: TransactWithin } {
  const transact = <T>(work: (db: Prisma.TransactionClient) => Promise<T>, options?: TransactionOptions) => {
    if (typeof work !== "function") throw new TypeError("A transaction takes a function, not a list of statements.")
    return client.$transaction((db) => {
      let line: Promise<TransactionConnection> | undefined
      const lineOnce = () => (line ??= lineOf(db))
      const own = overlay(db, byHand(lineOnce, told))
      allowTenants(own, async (tenant) => (await lineOnce()).setTenant(tenant))
      return work(own)
    }, options)
  }
  const $transactWithin: TransactWithin = (family_id, work, options) =>
    transact(async (db) => {
      await setTenant(db, family_id)
      return work(db)
    }, options)
  return overlay(client, { ...byHand(() => idle(null), told), $transaction: transact, $transactWithin })
}

/** The two functions, over a line that is asked for at each statement. */
export function byHand(line: () => Promise<Queryable>, told: OnStatement) {
  const send = async <T>(statement: Statement, how: (line: Queryable, query: SqlQuery) => Promise<T>): Promise<T> => {
    const query = toQuery(statement)
    told?.(query.sql)
    try {
      return await how(await line(), query)
    } catch (error) {
      throw toRequestError(error)
    }
  }
  return {
    $queryRaw: (...statement: Statement) => send(statement, async (on, query) => toRows(await on.queryRaw(query))),
    $executeRaw: (...statement: Statement) => send(statement, (on, query) => on.executeRaw(query)),
  }
}

function toQuery([strings, ...given]: Statement): SqlQuery {
  const { text, values } = strings instanceof Prisma.Sql ? strings : Prisma.sql(strings, ...given)
  const at = values.indexOf(undefined)
  // A driver would take it for NULL, and so for something else than was meant.
  if (at >= 0) throw new TypeError(`Value ${at + 1} of the statement is undefined.`)
  return { sql: text, args: values.map(toArgument), argTypes: values.map(typeOf) }
}

function toArgument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toArgument)
  return Prisma.Decimal.isDecimal(value) ? value.toString() : value
}

/** The statement itself says of what type a value is; of a list, the adapter has to know that it is one. */
function typeOf(value: unknown): ArgType {
  return { scalarType: "unknown", arity: Array.isArray(value) ? "list" : "scalar" }
}

type Answer = Awaited<ReturnType<Queryable["queryRaw"]>>

function toRows({ columnNames, columnTypes, rows }: Answer): object[] {
  const reads = columnTypes.map((type) => readers[type])
  return rows.map((row) => {
    const object: Record<string, unknown> = {}
    columnNames.forEach((name, place) => {
      const value = row[place]
      const read = reads[place]
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

/** What Prisma's own raw queries make of what an adapter answers; the rest is as it is. */
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

/** As Prisma's client words what a database says of a raw statement. */
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
