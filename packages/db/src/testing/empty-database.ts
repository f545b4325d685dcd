import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { createDb, type Database } from "../connect/client.ts"
import { runOn } from "./postgres.ts"
import { roleName } from "./roles.ts"
import { urlOf } from "./source.ts"

/** Opens a database without tables. On a server, its owner is the role that owns the other test databases. `close` also removes it. */
export async function openEmptyDatabase(): Promise<Database> {
  const source = inject("testDatabaseSource")
  if (source.driver === "pglite") return createDb(undefined)
  const { superuser_url, server_url, role } = source
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await runOn(superuser_url, `CREATE DATABASE ${name} OWNER ${roleName(role)} STRATEGY FILE_COPY`)
  const database = await createDb(urlOf(server_url, name), { driver: "pg" })
  const close = async () => {
    await database.close()
    await runOn(superuser_url, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { ...database, close }
}
