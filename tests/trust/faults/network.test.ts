import { setTimeout } from "node:timers/promises"
import { openSeverableConnection } from "@hearthbook/db/testing/severable-connection"
import { afterEach, expect, test } from "vitest"
import { chance } from "../../load/families/chance.ts"
import { amount, isWhole, seed, report } from "../amount.ts"
import { postgresPlace } from "./places.ts"
import { openLoad } from "./under-load.ts"

// The connection between server and database breaks or goes silent under load.
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

/** Starts a server that reaches its database through a proxy that can be cut. */
async function openFarLoad() {
  const place = await postgresPlace()
  cleaners.push(place.remove)
  const connection = await openSeverableConnection(place.postgres.port)
  cleaners.push(connection.close)
  const url = new URL(place.postgres.url)
  url.port = String(connection.port)
  const load = await openLoad({ ...place, settings: { ...place.settings, DATABASE_URL: url.href } })
  cleaners.push(load.end)
  return { connection, load }
}

const cuts = amount({ whole: 30, sample: 2 })
test(
  `the connection is cut ${cuts} times while four families write: requests fail with a retryable error and the server recovers`,
  async () => {
    const { connection, load } = await openFarLoad()
    for (let round = 0; round < cuts; round++) {
      await load.round(round, async () => {
        await setTimeout(chance(seed, round, 31) * 100)
        const before = load.responses.unavailable
        connection.cut()
        await load.unavailable().toBeGreaterThan(before + 4)
        expect(await load.isReady()).toBe(503)
        connection.restore()
      })
    }
    report("connection cut", { seed, cuts, ...(await load.close()) })
  },
  amount({ whole: 300_000, sample: 60_000 }),
)

/** Maximum response time in milliseconds while the database is silent: two statements with a timeout of 20 s each. */
const patience = 45_000
const silences = amount({ whole: 4, sample: 1 })
test(
  `the connection goes silent ${silences} times: every request ends in time and the server recovers`,
  async () => {
    const { connection, load } = await openFarLoad()
    for (let round = 0; round < silences; round++) {
      await load.round(round, async () => {
        await setTimeout(chance(seed, round, 41) * 100)
        const before = load.responses.unavailable
        connection.hang()
        expect(await load.isReady()).toBe(503)
        expect(await (await fetch(`${load.server.url}/api/health/live`)).json()).toMatchObject({ status: "ok" })
        // The connection stays open. A sample restores it before the server's timeout.
        if (isWhole) await load.unavailable().toBeGreaterThan(before + 7)
        connection.restore()
      })
    }
    expect(load.responses.slowest).toBeLessThan(patience)
    report("connection silent", { seed, silences, ...(await load.close()) })
  },
  amount({ whole: 600_000, sample: 60_000 }),
)
