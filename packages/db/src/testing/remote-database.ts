import { neonConfig } from "@neondatabase/serverless"
import { inject } from "vitest"
import { createDb, type Database, type DatabaseOptions } from "../connect/client.ts"
import { openSeverableConnection, type SeverableConnection } from "./severable-connection.ts"
import { openTestDatabase } from "./database.ts"

/** One database opened twice: directly, and through a connection that a test can cut. */
export type RemoteDatabase = {
  direct: Database
  remote: Database
  connection: SeverableConnection
  close: () => Promise<void>
}

/** Like openTestDatabase, but only on pg and neon: the embedded database has no network connection. */
export async function openRemoteDatabase(options: Pick<DatabaseOptions, "limits"> = {}): Promise<RemoteDatabase> {
  const source = inject("testDatabaseSource")
  if (source.driver === "pglite") throw new Error("The embedded database has no network connection.")
  // Neon's proxy address is one setting for the whole process, so the direct database uses node-postgres.
  const direct = await openTestDatabase({ isPlain: true })
  const [at] = await direct.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  const url = new URL(source.server_url)
  url.pathname = `/${at?.name}`
  const { wsProxy } = neonConfig
  const connection = await openSeverableConnection(source.driver === "neon" ? source.bridge_port : Number(url.port))
  if (source.driver === "neon") neonConfig.wsProxy = `127.0.0.1:${connection.port}`
  else url.port = String(connection.port)
  const remote = await createDb(url.href, { ...options, driver: source.driver, max_connections: 2 })
  const close = async () => {
    connection.restore()
    await remote.close()
    neonConfig.wsProxy = wsProxy
    await connection.close()
    await direct.close()
  }
  return { direct, remote, connection, close }
}
