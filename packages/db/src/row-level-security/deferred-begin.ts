import { shareLoginRole } from "./login-role.ts"
import type { Connection, Pool } from "./rls-pool.ts"
import { rlsQueryOf, type Finished, type StatementConfig } from "./rls-query.ts"
import { isTenantStatement } from "./tenant.ts"

/** The result of a statement that is sent later, or never. */
const noResult = { fields: [], rows: [], rowCount: 0 }

/**
 * Returns a pool for transactions. Its connections send the statements that open a transaction together with its first one, in one round
 * trip instead of three. A transaction that has no other statement is never begun.
 */
export function deferBegin(pool: Pool): Pool {
  const Query = rlsQueryOf(pool.Client)
  const deferOn = (connection: Connection): Connection => {
    let opening: StatementConfig[] = []
    const query: Connection["query"] = async (config, values = config.values) => {
      if (opensTransaction(config, opening)) {
        opening.push({ ...config, values })
        return noResult
      }
      if (opening.length === 0) return connection.query(config, values)
      const before = opening
      opening = []
      if (config.text === "COMMIT" || config.text === "ROLLBACK") return noResult
      return new Promise((resolve, reject) => {
        const finished: Finished = (error, result) => (error ? reject(error) : resolve(result ?? noResult))
        const failed: Finished = (error) => error && reject(error)
        void connection.query(new Query(before, [{ config: { ...config, values }, finished }], failed))
      })
    }
    const own: Connection = {
      query,
      release: (error) => connection.release(error),
      on: (event, listener) => connection.on(event, listener),
      off: (event, listener) => connection.off(event, listener),
      removeListener: (event, listener) => connection.off(event, listener),
    }
    shareLoginRole(connection, own)
    return own
  }
  return { Client: pool.Client, connect: async () => deferOn(await pool.connect()) }
}

/** The statements that Prisma's adapters open a transaction with, and the first tenant. A later tenant is sent at once. */
function opensTransaction({ text }: StatementConfig, opening: StatementConfig[]): boolean {
  if (text === "BEGIN") return true
  return opening.length > 0 && (text.startsWith("SET TRANSACTION ISOLATION LEVEL ") || isTenantStatement(text))
}
