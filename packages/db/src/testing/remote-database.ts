import { neonConfig } from "@neondatabase/serverless"
import { inject } from "vitest"
import { createDb, type Database, type DatabaseOptions } from "../connect/client.ts"
import { openSeverableConnection, type SeverableConnection } from "./severable-connection.ts"
import { openTestDatabase } from "./database.ts"

/** One database reached twice: near, as ever, and far, over a line that a test can cut. */
export type FarDatabase = { near: Database; far: Database; line: SeverableConnection; close: () => Promise<void> }

/** As openTestDatabase, on pg and neon: the embedded database is in the same process, and there is no line to it. */
export async function openFarDatabase(options: Pick<DatabaseOptions, "limits"> = {}): Promise<FarDatabase> {
  const source = inject("testDatabaseSource")
  if (source.driver === "pglite") throw new Error("There is no line to the embedded database.")
  // Where Neon's driver finds its proxy is one setting of the whole process.
  const near = await openTestDatabase({ isPlain: true })
  const [at] = await near.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  const url = new URL(source.server_url)
  url.pathname = `/${at?.name}`
  const { wsProxy } = neonConfig
  const line = await openSeverableConnection(source.driver === "neon" ? source.bridge_port : Number(url.port))
  if (source.driver === "neon") neonConfig.wsProxy = `127.0.0.1:${line.port}`
  else url.port = String(line.port)
  const far = await createDb(url.href, { ...options, driver: source.driver, max_connections: 2 })
  const close = async () => {
    line.mend()
    await far.close()
    neonConfig.wsProxy = wsProxy
    await line.close()
    await near.close()
  }
  return { near, far, line, close }
}
