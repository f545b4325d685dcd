import { randomUUID } from "node:crypto"
import { neonConfig } from "@neondatabase/serverless"
import { inject } from "vitest"
import { createDb, type Database } from "../connect/client.ts"
import { runOn } from "./postgres.ts"
import { openReused } from "./reused-database.ts"
import { roleName } from "./roles.ts"
import { urlOf, type TestDatabaseSource } from "./source.ts"

export type TestDatabaseOptions = {
  /** Called with every SQL statement that is sent. */
  onStatement?: (sql: string) => void
  /** Uses node-postgres even if the run uses Neon's driver. */
  isPlain?: boolean
}

/**
 * Opens a migrated, empty database for one test file, on the driver that HEARTHBOOK_TEST_DRIVER names (pglite, pg or neon).
 * Call it in `beforeAll`; `close` also removes the database. Available where vitest runs global-setup.ts: *.int.test.ts
 * and tests/contract.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const source: TestDatabaseSource | undefined = inject("testDatabaseSource")
  if (!source)
    throw new Error("No test database here. Name the file *.int.test.ts so that it runs as an integration test.")
  if (source.driver === "pglite") {
    return openReused(source.template, options)
  }
  return openCopy(source, options)
}

async function openCopy(
  { driver, role, server_url, superuser_url, template, bridge_port }: Exclude<TestDatabaseSource, { driver: "pglite" }>,
  options: TestDatabaseOptions,
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await runOn(superuser_url, `CREATE DATABASE ${name} OWNER ${roleName(role)} TEMPLATE ${template} STRATEGY FILE_COPY`)
  if (driver === "neon") reachNeonThrough(bridge_port)
  const { isPlain, ...rest } = options
  const database = await createDb(urlOf(server_url, name), {
    ...rest,
    driver: isPlain ? "pg" : driver,
    max_connections: 5,
  })
  const close = async () => {
    await database.close()
    await runOn(superuser_url, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { ...database, close }
}

/** Configures Neon's driver for a Postgres that is not Neon's: unencrypted WebSockets and no shortcuts in the handshake. */
function reachNeonThrough(port: number): void {
  neonConfig.wsProxy = `127.0.0.1:${port}`
  neonConfig.useSecureWebSocket = false
  neonConfig.pipelineTLS = false
  neonConfig.pipelineConnect = false
}
