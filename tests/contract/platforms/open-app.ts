import { openTestDatabase } from "@hearthbook/db/testing/database"
import type { AppOptions } from "@hearthbook/functions/app"
import { inject } from "vitest"
import { openTestApp } from "../../../apps/functions/src/testing/test-app.ts"
import { environmentOf } from "./environment.ts"
import { openFunctionUrl } from "./lambda-url.ts"
import { openEdge } from "./vercel-edge.ts"

type Options = Partial<Omit<AppOptions, "database">>

/** What a test's requests go through: the app in this process, or what was built for a platform, run as that runs it. */
export const target = process.env.HEARTHBOOK_TEST_TARGET || "app"

/**
 * The app on a migrated database of this file's own, with a clock that a test sets, and what it logs. `env` is what only the
 * environment tells a platform: where mail goes, say, which the app is given as a function.
 */
export async function openApp(given: Options = {}, env: Record<string, string> = {}) {
  return target === "app" ? openTestApp(given) : openOnPlatform(given, env)
}

async function openOnPlatform(given: Options, env: Record<string, string>) {
  const open = { vercel: openEdge, lambda: openFunctionUrl }[target]
  if (!open) throw new Error(`HEARTHBOOK_TEST_TARGET is "${target}"; it may be app, vercel or lambda.`)
  const source = inject("testDatabaseSource")
  if (source.driver !== "neon")
    throw new Error("A platform reaches its database by Neon's driver: HEARTHBOOK_TEST_DRIVER=neon.")
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
