import { openTestDatabase } from "@hearthbook/db/testing/database"
import type { AppOptions } from "@hearthbook/functions/app"
import { inject } from "vitest"
import { openTestApp } from "../../../apps/functions/src/testing/test-app.ts"
import { environmentOf } from "./environment.ts"
import { openFunctionUrl } from "./lambda-url.ts"
import { openEdge } from "./vercel-edge.ts"

type Options = Partial<Omit<AppOptions, "database">>

/** The target of the tests' requests: the app in this process, or a platform's build in an emulation of that platform. */
export const target = process.env.HEARTHBOOK_TEST_TARGET || "app"

/**
 * Starts the app on a new migrated database, with a clock that tests can set and its log lines. `env` has settings that a
 * platform only reads from the environment, such as the mail server, which the app gets as a function.
 */
export async function openApp(given: Options = {}, env: Record<string, string> = {}) {
  return target === "app" ? openTestApp(given) : openOnPlatform(given, env)
}

async function openOnPlatform(given: Options, env: Record<string, string>) {
  const open = { vercel: openEdge, lambda: openFunctionUrl }[target]
  if (!open) throw new Error(`HEARTHBOOK_TEST_TARGET is "${target}". It must be app, vercel or lambda.`)
  const source = inject("testDatabaseSource")
  if (source.driver !== "neon") throw new Error("Platforms use Neon's driver. Set HEARTHBOOK_TEST_DRIVER=neon.")
  const database = await openTestDatabase()
  const [row] = await database.client.$queryRaw<{ name: string }[]>`SELECT current_database()::text AS name`
  const { username, password } = new URL(source.server_url)
  const logged: string[] = []
  const clock = { now: new Date("2026-09-15T16:00:00.000Z") }
  const platform = open(
    {
      DATABASE_URL: `postgresql://${username}:${password}@ep-test.eu-central-1.aws.neon.tech/${row?.name}`,
      HOST_NEON_BRIDGE: String(source.bridge_port),
      ...environmentOf(given),
      ...env,
    },
    (line) => logged.push(line),
  )
  const close = async () => {
    await platform.close()
    await database.close()
  }
  return {
    app: { fetch: (request: Request) => platform.fetch(request, clock.now) },
    db: database.client,
    clock,
    logged,
    close,
  }
}
