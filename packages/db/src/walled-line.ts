import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils"
import { enterStatement } from "./enter-family.ts"
import type { Line } from "./line.ts"
import { ignoreIdleError } from "./postgres.ts"
import { walledQueryOf, type Finished } from "./walled-query.ts"

type Connection = {
  query: (query: object) => unknown
  release: (error?: Error) => void
  on: (event: "error", listener: () => void) => unknown
  off: (event: "error", listener: () => void) => unknown
}
/** The pool of node-postgres and of Neon's driver. */
type Pool = { Client: object; connect: () => Promise<Connection> }
type Ask = (...given: unknown[]) => Promise<unknown>
/** The embedded database. */
type Embedded = { transaction: <T>(work: (unit: { query: Ask }) => Promise<T>) => Promise<T> }

/** How a statement is sent for a family, each in a transaction of its own behind that family's wall. */
export type WalledLines = (family_id: string) => Line

/**
 * Lines on which every statement is a family's. They are the adapter itself, which knows how values come and go, with another
 * driver under it.
 */
export function wallLines(adapter: SqlDriverAdapter): WalledLines {
  const driver: Pool | Embedded = Reflect.get(adapter, "client")
  const send = "transaction" in driver ? sendWithin(driver) : sendTogether(driver)
  return (family_id) => Object.assign(Object.create(adapter), { client: { query: send(family_id) } })
}

function sendWithin(embedded: Embedded): (family_id: string) => Ask {
  return (family_id) =>
    (...statement) =>
      embedded.transaction(async (unit) => {
        await unit.query(enterStatement, [family_id])
        return unit.query(...statement)
      })
}

function sendTogether(pool: Pool): (family_id: string) => Ask {
  const WalledQuery = walledQueryOf(pool.Client)
  return (family_id) => async (config, values) => {
    const connection = await pool.connect()
    // Whoever waits for an answer on it is told.
    connection.on("error", ignoreIdleError)
    try {
      const result = await new Promise((resolve, reject) => {
        const finished: Finished = (error, answer) => (error ? reject(error) : resolve(answer))
        connection.query(
          new WalledQuery(family_id, Object(config), Array.isArray(values) ? values : undefined, finished),
        )
      })
      release(connection)
      return result
    } catch (error) {
      // What the server says leaves the connection as good as before; after all else nobody knows what is still to come on it.
      release(connection, error instanceof Error && !("severity" in error) ? error : undefined)
      throw error
    }
  }
}

function release(connection: Connection, error?: Error): void {
  connection.off("error", ignoreIdleError)
  connection.release(error)
}
