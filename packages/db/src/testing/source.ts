import type { Driver } from "../connect/client.ts"
import type { RoleKind } from "./roles.ts"

/** The source of this run's test databases, made once by global-setup.ts and provided to every test file by vitest. */
export type TestDatabaseSource =
  | { driver: "pglite"; /** File that holds the dump of a migrated database. */ template: string }
  | {
      driver: "pg" | "neon"
      /** The kind of role that owns the databases. */
      role: RoleKind
      /** The server's address as that role. */
      server_url: string
      /** The maintenance database as the superuser, who creates and drops databases. */
      superuser_url: string
      /** Name of the migrated database that the others are copied from. */
      template: string
      /** Port of the WebSocket bridge in front of the server. */
      bridge_port: number
    }

declare module "vitest" {
  interface ProvidedContext {
    testDatabaseSource: TestDatabaseSource
  }
}

/** Returns the driver that HEARTHBOOK_TEST_DRIVER names: pglite (default), pg or neon. Throws if it names another. */
export function chosenDriver(): Driver {
  const driver = process.env.HEARTHBOOK_TEST_DRIVER || "pglite"
  if (driver === "pglite" || driver === "pg" || driver === "neon") return driver
  throw new Error(`HEARTHBOOK_TEST_DRIVER is "${driver}"; it must be pglite, pg or neon.`)
}

/** Returns true if tests run with row-level security. HEARTHBOOK_TEST_WALL=off shows what the services' own filters do alone. */
export function hasTestRowLevelSecurity(): boolean {
  return process.env.HEARTHBOOK_TEST_WALL !== "off"
}

/** Returns the address of another database on the same server. */
export function urlOf(server_url: string, database: string): string {
  const url = new URL(server_url)
  url.pathname = `/${database}`
  return url.href
}
