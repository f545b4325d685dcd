// npm run bench:cold: measures each function's size, its time from a cold start to the first response from the database, and its
// memory use then. Writes the results to docs/performance.md.
import { createDb } from "@hearthbook/db"
import { applyMigrations } from "@hearthbook/db/migrate"
import { startPostgres } from "@hearthbook/db/testing/postgres"
import { bridgeNeon } from "../../../packages/db/src/testing/neon-bridge.ts"
import { startHost } from "../../contract/platforms/host-process.ts"
import { fieldsOf } from "../../contract/fixtures/read.ts"
import { measureFunction, type Asked, type Measured } from "./cold-measure.ts"
import { reportCold } from "./cold-report.ts"

const database = "cold"
const secret = "the secret of the timer"
const output = new URL("../../../.vercel/output/functions/api/", import.meta.url)
const lambda = new URL("../../../dist/lambda/function", import.meta.url)

const postgres = await startPostgres()
const bridge = await bridgeNeon(postgres.port)
try {
  await prepareDatabase()
  const { username, password } = new URL(postgres.urlOf(database))
  const env = {
    DATABASE_URL: `postgresql://${username}:${password}@ep-cold.eu-central-1.aws.neon.tech/${database}`,
    HOST_NEON_BRIDGE: String(bridge.port),
    AUTH_SECRET: "a secret of measurements, long enough",
    APP_URL: "https://hearthbook.test",
    CRON_SECRET: secret,
    GOOGLE_CLIENT_ID: "measured",
    GOOGLE_CLIENT_SECRET: "measured",
    LOG_LEVEL: "error",
  }
  const authorization = await register(env)
  const state = "0".repeat(64)
  const asked: Asked[] = [
    { name: "trpc", folder: folderOf("trpc"), method: "GET", url: "/api/trpc/auth.whoami", authorization },
    { name: "v1", folder: folderOf("v1"), method: "GET", url: "/api/v1/auth/whoami", authorization },
    {
      name: "auth",
      folder: folderOf("auth"),
      method: "POST",
      url: "/api/v1/settings/connections/google",
      authorization,
      body: JSON.stringify({ state }),
    },
    {
      name: "cron",
      folder: folderOf("cron"),
      method: "GET",
      url: "/api/cron/outbox",
      authorization: `Bearer ${secret}`,
    },
    { name: "lambda, all in one", folder: lambda, method: "GET", url: "/api/v1/auth/whoami", authorization },
  ]
  const measured: Measured[] = []
  for (const one of asked) measured.push(await measureFunction(one, env))
  console.log(await reportCold(measured))
} finally {
  await bridge.close()
  await postgres.stop()
}

function folderOf(name: string): URL {
  return new URL(`${name}.func`, output)
}

async function prepareDatabase(): Promise<void> {
  await postgres.createDatabase(database)
  const opened = await createDb(postgres.urlOf(database), { driver: "pg" })
  try {
    await applyMigrations(opened)
  } finally {
    await opened.close()
  }
}

/** Registers a user, whose session the functions look up. Returns the access token. */
async function register(env: Record<string, string>): Promise<string> {
  const { pathname } = folderOf("v1")
  const host = await startHost({ program: "vercel-host.mjs", folder: pathname, env, onLine: console.error })
  const person = { first_name: "Ada", last_name: "Byron", email: "ada@example.com", terms_accepted: true }
  const request = new Request("http://hearthbook.test/api/v1/auth/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, password: "Sunny-Meadow-42!" }),
  })
  const answer: unknown = await (await host.send(request, {})).json()
  await host.close()
  return `Bearer ${String(fieldsOf(answer)["access_token"])}`
}
