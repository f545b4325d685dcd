import { setTimeout } from "node:timers/promises"
import pg from "pg"
import { afterEach, expect, test } from "vitest"
import { chance } from "../../load/families/chance.ts"
import { amount, seed, report } from "../amount.ts"
import { postgresPlace, type PostgresPlace } from "./places.ts"
import { openLoad } from "./under-load.ts"

// The database is killed under load and restarts: requests fail with a retryable error, and the server recovers by itself.
const rounds = amount({ whole: 20, sample: 1 })
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

type Kill = (place: PostgresPlace, isMet: () => Promise<void>) => Promise<void>

/** Kills the main process and all others. Postgres must be restarted. */
const killAll: Kill = async ({ postgres }, isMet) => {
  await postgres.kill()
  await isMet()
  await postgres.startAgain()
}

/** Kills one backend, after which Postgres ends all others and recovers by itself. */
const killOne: Kill = async ({ postgres }) => {
  const eye = new pg.Client({ connectionString: postgres.url })
  eye.on("error", () => undefined)
  await eye.connect()
  const sql =
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1"
  const { rows } = await eye.query<{ pid: number }>(sql)
  const pid = rows[0]?.pid
  if (!pid) throw new Error("Found no active backend.")
  process.kill(pid, "SIGKILL")
  await eye.end().catch(() => undefined)
}

test.each([
  ["a Postgres", killAll],
  ["one process of a Postgres", killOne],
] as const)(
  `%s is killed ${rounds} times while four families write: requests fail with a retryable error and the server recovers`,
  async (what, kill) => {
    const place = await postgresPlace()
    cleaners.push(place.remove)
    const load = await openLoad(place)
    cleaners.push(load.end)
    for (let round = 0; round < rounds; round++) {
      await load.round(round, async () => {
        await setTimeout(chance(seed, round, 21) * 100)
        const before = load.responses.unavailable
        await kill(place, async () => {
          await load.unavailable().toBeGreaterThan(before + 4)
          expect(await load.isReady()).toBe(503)
          expect(await load.ask()).toBe(503)
        })
        await expect.poll(load.isReady, { timeout: 20_000 }).toBe(200)
      })
    }
    report(`${what} killed`, { seed, kills: rounds, ...(await load.close()) })
  },
  amount({ whole: 600_000, sample: 90_000 }),
)
