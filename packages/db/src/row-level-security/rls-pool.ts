import { ignoreIdleError } from "../driver/idle-error.ts"
import { collectReads } from "./collect-reads.ts"
import { loginRoleOf } from "./login-role.ts"
import { rlsQueryOf, type DriverClient, type Finished, type Statement, type StatementConfig } from "./rls-query.ts"
import { tenantStatement, type Tenant } from "./tenant.ts"

export type Connection = {
  query: (config: StatementConfig, values?: unknown[]) => Promise<object>
  release: (error?: Error) => void
  on: (event: "error", listener: () => void) => unknown
  off: (event: "error", listener: () => void) => unknown
  removeListener: (event: "error", listener: () => void) => unknown
}
/** The pool of node-postgres and of Neon's driver. */
export type Pool = { Client: DriverClient; connect: () => Promise<Connection> }

type Mode = { tenant: Tenant; isReadOnly: boolean }
/** Prisma's adapter passes the values in the configuration of a statement, or next to it. */
export type PoolQuery = (config: StatementConfig, values?: unknown[]) => Promise<unknown>
type Failed = { error: Error; at: number }

/** Sends statements over a pool, each message in a transaction that sees only the tenant's rows. */
export function rlsPool(pool: Pool): { send: (tenant: Tenant) => PoolQuery; read: (family_id: string) => PoolQuery } {
  const RlsQuery = rlsQueryOf(pool.Client)

  /** Resolves with the place and the error of the first statement that fails. */
  const sendOnce = (connection: Connection, { tenant, isReadOnly }: Mode, statements: Statement[]) => {
    const set = tenantStatement(tenant, loginRoleOf(connection), { isReadOnly })
    return new Promise<Failed | null>((resolve) => {
      const finished: Finished = (error) => resolve(error && { error, at: query.at })
      const query = new RlsQuery([set], statements, finished)
      void connection.query(query)
    })
  }

  /** Sends statements that see every family's rows, if the login role does anyway. */
  const sendPlainly = async (connection: Connection, statements: Statement[]): Promise<Failed | null> => {
    for (const [at, { config, finished }] of statements.entries()) {
      try {
        finished(null, await connection.query(config))
      } catch (error) {
        return { error: toError(error), at }
      }
    }
    return null
  }

  /** Gives every statement its result or its error. Returns the error after which the connection cannot be used. */
  const sendAll = async (connection: Connection, mode: Mode, statements: Statement[]): Promise<Error | undefined> => {
    const seesAll = mode.tenant === null && loginRoleOf(connection).bypasses_rls
    const failed = await (seesAll ? sendPlainly(connection, statements) : sendOnce(connection, mode, statements))
    if (!failed) return undefined
    const { error, at } = failed
    // After an ERROR the connection is still usable. A FATAL error closes it, and after any other its state is unknown.
    const is_usable = "severity" in error && error.severity === "ERROR"
    if (!is_usable || at < 0) {
      for (const { finished } of statements.slice(Math.max(0, at))) finished(error)
      return is_usable ? undefined : error
    }
    statements[at]?.finished(error)
    // The server has skipped those behind it.
    const skipped = statements.slice(at + 1)
    return skipped.length > 0 ? sendAll(connection, mode, skipped) : undefined
  }

  const run = async (mode: Mode, statements: Statement[]): Promise<void> => {
    const connection = await pool.connect().catch((error: unknown) => {
      for (const { finished } of statements) finished(toError(error))
      return null
    })
    if (!connection) return
    // A broken connection is reported by the running query.
    connection.on("error", ignoreIdleError)
    const error = await sendAll(connection, mode, statements).catch((thrown: unknown) => {
      for (const { finished } of statements) finished(toError(thrown))
      return toError(thrown)
    })
    connection.off("error", ignoreIdleError)
    connection.release(error)
  }

  const reads = collectReads((family_id, statements) => void run({ tenant: family_id, isReadOnly: true }, statements))
  return {
    send: (tenant) => toQuery((statement) => void run({ tenant, isReadOnly: false }, [statement])),
    read: (family_id) => toQuery((statement) => reads(family_id, statement)),
  }
}

function toQuery(start: (statement: Statement) => void): PoolQuery {
  return (config, values = config.values) =>
    new Promise((resolve, reject) => {
      const finished: Finished = (error, result) => (error ? reject(error) : resolve(result))
      start({ config: { ...config, values }, finished })
    })
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
