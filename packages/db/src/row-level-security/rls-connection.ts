import type { SqlDriverAdapter, Transaction } from "@prisma/driver-adapter-utils"
import { ignoreIdleError } from "../driver/idle-error.ts"
import type { Queryable } from "../driver/queryable.ts"
import { loginRoleOf, loginRoleQuery, toLoginRole, type LoginRole } from "./login-role.ts"
import { rlsQueryOf, type Finished } from "./rls-query.ts"
import { tenantStatement, type Tenant } from "./tenant.ts"

type Connection = {
  query: (config: object, values?: unknown) => unknown
  release: (error?: Error) => void
  on: (event: "error", listener: () => void) => unknown
  off: (event: "error", listener: () => void) => unknown
}
/** The pool of node-postgres and of Neon's driver. */
type Pool = { Client: object; connect: () => Promise<Connection> }
type Ask = (...given: unknown[]) => Promise<unknown>
/** The embedded database. */
type Embedded = { query: Ask; transaction: <T>(work: (transaction: { query: Ask }) => Promise<T>) => Promise<T> }

export type RlsConnections = {
  /** Sends each statement in a transaction of its own, which sees the tenant's rows alone. */
  of: (tenant: Tenant) => Queryable
  loginRoleOf: (transaction: Transaction) => LoginRole
}

/** The adapter's connections with a tenant for each statement. Values come and go as the adapter has them. */
export async function openRlsConnections(adapter: SqlDriverAdapter): Promise<RlsConnections> {
  const driver: Pool | Embedded = Reflect.get(adapter, "client")
  const { send, ...own } = "transaction" in driver ? await overEmbedded(driver) : overPool(driver)
  return {
    of: (tenant) => Object.assign(Object.create(adapter), { client: { query: send(tenant) } }),
    ...own,
  }
}

/** Its one connection is asked before anything else: a transaction that holds it could not be asked from outside. */
async function overEmbedded(embedded: Embedded) {
  const { rows } = Object(await embedded.query(loginRoleQuery))
  const role = toLoginRole(Array.isArray(rows) ? rows[0] : undefined)
  const send =
    (tenant: Tenant): Ask =>
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
  const sendOn = (connection: Connection, tenant: Tenant, config: unknown, values: unknown): unknown => {
    const role = loginRoleOf(connection)
    if (tenant === null && role.bypasses_rls) return connection.query(Object(config), values)
    return new Promise((resolve, reject) => {
      const finished: Finished = (error, answer) => (error ? reject(error) : resolve(answer))
      const given = Array.isArray(values) ? values : undefined
      connection.query(new RlsQuery(tenantStatement(tenant, role), Object(config), given, finished))
    })
  }
  const send =
    (tenant: Tenant): Ask =>
    async (config, values) => {
      const connection = await pool.connect()
      // A connection that breaks is reported by the query that waits on it.
      connection.on("error", ignoreIdleError)
      try {
        const result = await sendOn(connection, tenant, config, values)
        release(connection)
        return result
      } catch (error) {
        // After an ERROR of the server the connection is usable. A FATAL one ends it; after any other, its state is unknown.
        const is_usable = error instanceof Error && "severity" in error && error.severity === "ERROR"
        release(connection, is_usable ? undefined : toError(error))
        throw error
      }
    }
  return { send, loginRoleOf: (transaction: Transaction) => loginRoleOf(Reflect.get(transaction, "client")) }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

function release(connection: Connection, error?: Error): void {
  connection.off("error", ignoreIdleError)
  connection.release(error)
}
