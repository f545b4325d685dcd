import type { Driver } from "../connect/client.ts"
import type { RoleKind } from "./roles.ts"

/** Where this run's test databases come from: made once by global-setup.ts, handed to every test file by vitest. */
export type TestDatabaseSource =
  | { driver: "pglite"; /** File that holds the dump of a migrated database. */ template: string }
  | {
      driver: "pg" | "neon"
      /** The kind of role that owns the databases. */
      role: RoleKind
      /** As that role. */
      server_url: string
      /** As the server's superuser, who makes and drops databases; the path is the maintenance database. */
      superuser_url: string
      /** Name of the migrated database that the others are copies of. */
      template: string
      /** Port of the WebSocket bridge in front of the server. */
      bridge_port: number
    }

declare module "vitest" {
  interface ProvidedContext {
    testDatabaseSource: TestDatabaseSource
  }
}

/** The driver that HEARTHBOOK_TEST_DRIVER asks for: pglite unless it says pg or neon. */
export function chosenDriver(): Driver {
  const driver = process.env.HEARTHBOOK_TEST_DRIVER || "pglite"
  if (driver === "pglite" || driver === "pg" || driver === "neon") return driver
  throw new Error(`HEARTHBOOK_TEST_DRIVER is "${driver}"; it may be pglite, pg or neon.`)
}

/** Whether tests stand behind the wall between families; HEARTHBOOK_TEST_WALL=off shows what the policies do alone. */
export function hasTestRowLevelSecurity(): boolean {
  return process.env.HEARTHBOOK_TEST_WALL !== "off"
}

/** The same server, another database. */
export function urlOf(server_url: string, database: string): string {
  const url = new URL(server_url)
  url.pathname = `/${database}`
  return url.href
}
