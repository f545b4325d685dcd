import { setTimeout } from "node:timers/promises"
import { openSeverableConnection } from "@hearthbook/db/testing/severable-connection"
import { afterEach, expect, test } from "vitest"
import { chance } from "../../load/chance.ts"
import { amount, isWhole, seed, report } from "../amount.ts"
import { postgresPlace } from "./places.ts"
import { openLoad } from "./under-load.ts"

// The line between server and database breaks under load, with a bang or without a word.
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

/** A server whose database is reached by a line that is cut. */
async function openFarLoad() {
  const place = await postgresPlace()
  cleaners.push(place.remove)
  const line = await openSeverableConnection(place.postgres.port)
  cleaners.push(line.close)
  const url = new URL(place.postgres.url)
  url.port = String(line.port)
  const load = await openLoad({ ...place, settings: { ...place.settings, DATABASE_URL: url.href } })
  cleaners.push(load.end)
  return { line, load }
}

const cuts = amount({ whole: 30, sample: 2 })
test(
  `the line is cut ${cuts} times while four households write: they are told to try again, and the same server goes on`,
  async () => {
    const { line, load } = await openFarLoad()
    for (let round = 0; round < cuts; round++) {
      await load.round(round, async () => {
        await setTimeout(chance(seed, round, 31) * 100)
        const before = load.told.unavailable
        line.cut()
        await load.unavailable().toBeGreaterThan(before + 4)
        expect(await load.isReady()).toBe(503)
        line.restore()
      })
    }
    report("the line cut", { seed, cuts, ...(await load.close()) })
  },
  amount({ whole: 300_000, sample: 60_000 }),
)

/** Milliseconds within which everybody is answered though nothing comes back: who a caller is, then its statement, 20 s each. */
const patience = 45_000
const silences = amount({ whole: 4, sample: 1 })
test(
  `the line falls silent ${silences} times: nobody waits for ever, and the same server goes on`,
  async () => {
    const { line, load } = await openFarLoad()
    for (let round = 0; round < silences; round++) {
      await load.round(round, async () => {
        await setTimeout(chance(seed, round, 41) * 100)
        const before = load.told.unavailable
        line.hang()
        expect(await load.isReady()).toBe(503)
        expect(await (await fetch(`${load.server.url}/api/health/live`)).json()).toMatchObject({ status: "ok" })
        // Nobody hangs up; a sample has no time to see our own patience end, and finds the line back before.
        if (isWhole) await load.unavailable().toBeGreaterThan(before + 7)
        line.restore()
      })
    }
    expect(load.told.slowest).toBeLessThan(patience)
    report("the line silent", { seed, silences, ...(await load.close()) })
  },
  amount({ whole: 600_000, sample: 60_000 }),
)
