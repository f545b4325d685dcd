import { setTimeout } from "node:timers/promises"
import { freePort } from "@hearthbook/db/testing/listen"
import { afterEach, describe, expect, test } from "vitest"
import { launchServer, startServer, type BuiltServer } from "../../built-server.ts"
import { chance } from "../../load/chance.ts"
import { amount, seed, tell } from "../amount.ts"
import { readAll } from "./facts.ts"
import { registerWriters } from "./household.ts"
import { findHalves } from "./halves.ts"
import { createLedger } from "./ledger.ts"
import { embeddedPlace, look, postgresPlace, type Place } from "./places.ts"
import { keepWriting } from "./write.ts"

// Whatever becomes of the process: what somebody was told is saved is there afterwards, and nothing is half there.
const rounds = amount({ whole: 50, sample: 3 })
const cleaners: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean()
})

const places: Record<string, () => Promise<Place>> = {
  "the embedded database": embeddedPlace,
  "a Postgres": postgresPlace,
}

describe.each(Object.keys(places))("on %s, a server", (name) => {
  test(
    `that is killed ${rounds} times while four households write starts again by itself, and nothing acknowledged is lost`,
    async () => {
      const place = await places[name]?.()
      if (!place) throw new Error(`There is no place ${name}.`)
      cleaners.push(place.remove)
      const settings = { ...place.settings, PORT: String(await freePort()), LOG_LEVEL: "warn" }
      let server: BuiltServer
      const start = async () => {
        server = await startServer(settings)
        return server
      }
      cleaners.push(() => server.stop("SIGKILL"))
      const writers = await registerWriters((await start()).url, 4)
      const ledger = createLedger()
      const refused: string[] = []
      let killedWhileStarting = 0
      let slowest = 0
      for (let round = 0; round < rounds; round++) {
        const { url } = server!
        let answers = 0
        let is_over = false
        const onAnswer = (answer: { status: number; text: string } | null) => {
          answers += 1
          if (answer && answer.status >= 300) refused.push(`${answer.status} ${answer.text}`)
        }
        const desk = { url, ledger, round, seed, onAnswer, isOver: () => is_over }
        const writing = Promise.all(writers.map((writer) => keepWriting(desk, writer)))
        const enough = 5 + Math.floor(chance(seed, round, 11) * 60)
        await expect.poll(() => answers, { timeout: 30_000, interval: 1 }).toBeGreaterThan(enough)
        await setTimeout(chance(seed, round, 12) * 20)
        is_over = true
        await server!.stop("SIGKILL")
        await writing
        // Now and then it is killed again while it puts in order what the first kill has left.
        if (round % 5 === 2) {
          const again = launchServer(settings)
          await setTimeout(chance(seed, round, 13) * 2_000)
          await again.stop("SIGKILL")
          killedWhileStarting += 1
        }
        const begun = performance.now()
        await start()
        slowest = Math.max(slowest, performance.now() - begun)
        const found = await Promise.all(writers.map((writer) => readAll(server!.url, writer)))
        expect(ledger.settle(new Map(found.flatMap((rows) => [...rows]))), `seed ${seed}, round ${round}`).toEqual([])
      }
      expect(refused).toEqual([])
      await server!.stop("SIGKILL")
      expect(await look(place, findHalves)).toEqual([])
      tell(`killed on ${name}`, {
        seed,
        kills: rounds,
        "kills while starting": killedWhileStarting,
        ...ledger.counts,
        rows: ledger.entries.size,
        "ms for the slowest start": Math.round(slowest),
      })
    },
    amount({ whole: 900_000, sample: 90_000 }),
  )
})
