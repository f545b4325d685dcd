import { shareLoginRole } from "./login-role.ts"
import type { Connection, Pool } from "./rls-pool.ts"
import { rlsQueryOf, type Finished, type Statement, type StatementConfig } from "./rls-query.ts"
import { isTenantStatement } from "./tenant.ts"

/** The result of a statement that is sent later, or never. */
const noResult = { fields: [], rows: [], rowCount: 0 }

/**
 * Returns a pool for transactions, whose connections save round trips. The statements that open a transaction are sent together with its
 * first one, and a transaction that has no other statement is never begun. Statements that start at the same moment are sent together, in
 * their order. If one fails, the server skips those behind it, which fail with the same error.
 */
export function deferBegin(pool: Pool): Pool {
  const Query = rlsQueryOf(pool.Client)
  const deferOn = (connection: Connection): Connection => {
    let opening: StatementConfig[] = []
    let waiting: Statement[] = []

    const flush = () => {
      const [before, statements] = [opening, waiting]
      opening = []
      waiting = []
      const [only] = statements
      if (before.length === 0 && only && statements.length === 1) return void sendAlone(only)
      const failed: Finished = (error) => {
        if (error) for (const { finished } of statements.slice(Math.max(0, query.at))) finished(error)
      }
      const query = new Query(before, statements, failed)
      void connection.query(query)
    }
    const sendAlone = ({ config, finished }: Statement) =>
      connection.query(config, config.values).then((result) => finished(null, result), finished)

    const query: Connection["query"] = async (config, values = config.values) => {
      if (opensTransaction(config, opening)) {
        opening.push({ ...config, values })
        return noResult
      }
      if (endsTransaction(config) && opening.length > 0 && waiting.length === 0) {
        opening = []
        return noResult
      }
      return new Promise((resolve, reject) => {
        const finished: Finished = (error, result) => (error ? reject(error) : resolve(result ?? noResult))
        // Node runs this after all promises that are settled by now.
        if (waiting.length === 0) process.nextTick(flush)
        waiting.push({ config: { ...config, values }, finished })
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

function endsTransaction({ text }: StatementConfig): boolean {
  return text === "COMMIT" || text === "ROLLBACK"
}
