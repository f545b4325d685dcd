import { setTimeout } from "node:timers/promises"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterEach, describe, expect, test } from "vitest"
import { launchServer, startServer, type BuiltServer, type Settings } from "../../built-server.ts"
import { chance } from "../../load/families/chance.ts"
import { amount, isWhole, seed, report } from "../amount.ts"
import type { Answer } from "./ask.ts"
import { readAll } from "./row-states.ts"
import { findPartialWrites } from "./partial-writes.ts"
import { registerWriters, type Writer } from "./writers.ts"
import { createLedger, type Ledger } from "./ledger.ts"
import { embeddedPlace, withDatabase, postgresPlace, type Place } from "./places.ts"
import { keepWriting } from "./write.ts"

// The server process is killed: acknowledged writes are kept, and no write is partial.
const rounds = amount({ whole: 50, sample: 2 })
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

const places: Record<string, () => Promise<Place>> = {
  "the embedded database": embeddedPlace,
  "a Postgres": postgresPlace,
}

async function start(settings: Settings): Promise<BuiltServer> {
  const server = await startServer(settings)
  cleaners.push(() => server.stop("SIGKILL"))
  return server
}

type Load = { server: BuiltServer; writers: Writer[]; ledger: Ledger; round: number; refused: string[] }

/** Kills the server at a random moment while families write. */
async function killWhileWritten({ server, writers, ledger, round, refused }: Load): Promise<void> {
  let answers = 0
  let is_over = false
  const onAnswer = (answer: Answer | null) => {
    answers += 1
    if (answer && answer.status >= 300) refused.push(`${answer.status} ${answer.text}`)
  }
  const desk = { url: server.url, ledger, round, seed, onAnswer, isOver: () => is_over }
  const writing = Promise.all(writers.map((writer) => keepWriting(desk, writer)))
  const enough = 5 + Math.floor(chance(seed, round, 11) * 60)
  await expect.poll(() => answers, { timeout: 60_000, interval: 1 }).toBeGreaterThan(enough)
  await setTimeout(chance(seed, round, 12) * 20)
  is_over = true
  await server.stop("SIGKILL")
  await writing
}

/** Kills a server at a random moment during its recovery at start. */
async function killWhileStarting(settings: Settings, round: number): Promise<void> {
  const server = launchServer(settings)
  await setTimeout(chance(seed, round, 13) * 2_000)
  await server.stop("SIGKILL")
}

describe.each(Object.entries(places))("on %s, a server", (name, open) => {
  const timeout = amount({ whole: 1_200_000, sample: 120_000 })
  test(
    `killed ${rounds} times while four families write restarts without intervention and loses nothing`,
    { timeout },
    async () => {
      const place = await open()
      cleaners.push(place.remove)
      const settings = { ...place.settings, PORT: String(await freePort()), LOG_LEVEL: "warn" }
      let server = await start(settings)
      const writers = await registerWriters(server.url, 4)
      const ledger = createLedger()
      const refused: string[] = []
      const counts = { kills: 0, "kills while starting": 0, "ms for the slowest start": 0 }
      for (let round = 0; round < rounds; round++) {
        await killWhileWritten({ server, writers, ledger, round, refused })
        counts.kills += 1
        if (isWhole && round % 5 === 2) {
          await killWhileStarting(settings, round)
          counts["kills while starting"] += 1
        }
        const startedAt = performance.now()
        server = await start(settings)
        const took = Math.round(performance.now() - startedAt)
        counts["ms for the slowest start"] = Math.max(counts["ms for the slowest start"], took)
        const found = await Promise.all(writers.map((writer) => readAll(server.url, writer)))
        expect(ledger.reconcile(new Map(found.flatMap((rows) => [...rows]))), `seed ${seed}, round ${round}`).toEqual(
          [],
        )
      }
      expect(refused).toEqual([])
      await server.stop("SIGKILL")
      expect(await withDatabase(place, findPartialWrites)).toEqual([])
      report(`killed on ${name}`, { seed, ...counts, ...ledger.counts, rows: ledger.entries.size })
    },
  )
})
