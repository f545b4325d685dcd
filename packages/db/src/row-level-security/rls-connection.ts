import type { SqlDriverAdapter, Transaction } from "@prisma/driver-adapter-utils"
import { ignoreIdleError } from "../driver/idle-error.ts"
import type { Queryable } from "../driver/queryable.ts"
import { loginRoleOf, loginRoleQuery, toLoginRole, type LoginRole } from "./login-role.ts"
import { rlsQueryOf, type DriverClient, type Finished } from "./rls-query.ts"
import { tenantStatement, type Tenant } from "./tenant.ts"

type Connection = {
  query: (config: object, values?: unknown) => unknown
  release: (error?: Error) => void
  on: (event: "error", listener: () => void) => unknown
  off: (event: "error", listener: () => void) => unknown
}
/** The pool of node-postgres and of Neon's driver. */
type Pool = { Client: DriverClient; connect: () => Promise<Connection> }
type Query = (...args: unknown[]) => Promise<unknown>
/** The embedded database. */
type Embedded = { query: Query; transaction: <T>(work: (transaction: { query: Query }) => Promise<T>) => Promise<T> }
// Prisma's adapters do not declare the driver that they wrap.
type WrappingAdapter = SqlDriverAdapter & { client: Pool | Embedded }
type WrappingTransaction = Transaction & { client: Connection }

export type RlsConnections = {
  /** Returns access that sends each statement in a separate transaction, which sees only the tenant's rows. */
  of: (tenant: Tenant) => Queryable
  loginRoleOf: (transaction: Transaction) => LoginRole
}

/** Opens the adapter's connections with a tenant for each statement. Values are converted by the adapter as usual. */
export async function openRlsConnections(adapter: SqlDriverAdapter): Promise<RlsConnections> {
  const { client: driver } = adapter as WrappingAdapter
  const { send, ...own } = "transaction" in driver ? await overEmbedded(driver) : overPool(driver)
  return {
    of: (tenant) => Object.assign(Object.create(adapter) as SqlDriverAdapter, { client: { query: send(tenant) } }),
    ...own,
  }
}

/** Reads the login role first, because a transaction on the only connection would block the query. */
async function overEmbedded(embedded: Embedded) {
  const { rows } = (await embedded.query(loginRoleQuery)) as { rows: unknown[] }
  const role = toLoginRole(rows[0])
  const send =
    (tenant: Tenant): Query =>
    async (...statement) => {
      if (tenant === null && role.bypasses_rls) return embedded.query(...statement)
      const { text, values } = tenantStatement(tenant, role)
      return embedded.transaction(async (transaction) => {
        await transaction.query(text, values)
        return transaction.query(...statement)
      })
    }
  return { send, loginRoleOf: () => role }
}

function overPool(pool: Pool) {
  const RlsQuery = rlsQueryOf(pool.Client)
  const sendOn = (connection: Connection, tenant: Tenant, config: object, values: unknown): unknown => {
    const role = loginRoleOf(connection)
    if (tenant === null && role.bypasses_rls) return connection.query(config, values)
    return new Promise((resolve, reject) => {
      const finished: Finished = (error, result) => (error ? reject(error) : resolve(result))
      const given = Array.isArray(values) ? values : undefined
      connection.query(new RlsQuery(tenantStatement(tenant, role), config, given, finished))
    })
  }
  const send =
    (tenant: Tenant): Query =>
    async (config, values) => {
      const connection = await pool.connect()
      // A broken connection is reported by the running query.
      connection.on("error", ignoreIdleError)
      try {
        const result = await sendOn(connection, tenant, config as object, values)
        release(connection)
        return result
      } catch (error) {
        // After an ERROR the connection is still usable. A FATAL error closes it, and after any other its state is unknown.
        const is_usable = error instanceof Error && "severity" in error && error.severity === "ERROR"
        release(connection, is_usable ? undefined : toError(error))
        throw error
      }
    }
  return { send, loginRoleOf: (transaction: Transaction) => loginRoleOf((transaction as WrappingTransaction).client) }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function release(connection: Connection, error?: Error): void {
  connection.off("error", ignoreIdleError)
  connection.release(error)
}
