import { fieldsOf } from "../../contract/read.ts"
import { freePort } from "@hearthbook/db/testing/listen"
import { expect } from "vitest"
import { startServer } from "../../built-server.ts"
import { seed } from "../amount.ts"
import { askAs, type Answer } from "./ask.ts"
import { readAll } from "./row-states.ts"
import { findPartialWrites } from "./partial-writes.ts"
import { registerWriters } from "./writers.ts"
import { createLedger } from "./ledger.ts"
import { withDatabase, type Place } from "./places.ts"
import { keepWriting } from "./write.ts"

/** What households were told while they wrote. */
type Told = { answers: number; unavailable: number; broken: number; slowest: number; wrong: string[] }

/**
 * A server whose database is taken away under it, and four households that write to it meanwhile and never stop. Each round ends
 * when all is as it was, with a look whether all is there that was acknowledged.
 */
export async function openLoad(place: Place) {
  const settings = { ...place.settings, PORT: String(await freePort()), LOG_LEVEL: "error" }
  const server = await startServer(settings)
  const writers = await registerWriters(server.url, 4)
  const ledger = createLedger()
  const told: Told = { answers: 0, unavailable: 0, broken: 0, slowest: 0, wrong: [] }
  const onAnswer = (answer: Answer | null) => {
    told.answers += 1
    told.slowest = Math.max(told.slowest, Math.round(answer?.took ?? 0))
    // The server is there all the time: it hangs up on nobody.
    if (!answer) told.wrong.push("the line to the server broke")
    else if (answer.status === 503) judge(answer)
    else if (answer.status >= 300) told.wrong.push(`${answer.status} ${answer.text}`)
  }
  const judge = ({ text, body, headers }: Answer) => {
    told.unavailable += 1
    const code = String(fieldsOf(body)["code"])
    if (!["NETWORK_ERROR", "UNKNOWN_ERROR"].includes(code) || /\bat \w+ \(|node_modules|ECONN|postgres/i.test(text))
      told.wrong.push(text)
    if (code === "NETWORK_ERROR" && !headers.has("retry-after")) told.wrong.push(`without Retry-After: ${text}`)
  }

  /** Has them write until `trouble` is over and the server answers again; `trouble` begins once each has written something. */
  const round = async (number: number, trouble: () => Promise<void>): Promise<void> => {
    let is_over = false
    const desk = { url: server.url, ledger, round: number, seed, onAnswer, isOver: () => is_over }
    const writing = Promise.all(writers.map((writer) => keepWriting(desk, writer)))
    const written = (more: number) => {
      const enough = ledger.counts.acknowledged + more
      return expect.poll(() => ledger.counts.acknowledged, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough)
    }
    await written(writers.length * 2)
    await trouble()
    await written(writers.length * 2)
    is_over = true
    await writing
    expect(told.wrong, `seed ${seed}, round ${number}`).toEqual([])
    const found = await Promise.all(writers.map((writer) => readAll(server.url, writer)))
    expect(ledger.reconcile(new Map(found.flatMap((rows) => [...rows]))), `seed ${seed}, round ${number}`).toEqual([])
  }

  return {
    server,
    told,
    round,
    /** The status of a question, as anybody asks it. */
    ask: async () => (await askAs(server.url, writers[0]?.token ?? "")("GET", "/students"))?.status,
    isReady: async () => (await fetch(`${server.url}/api/health/ready`)).status,
    unavailable: () => expect.poll(() => told.unavailable, { timeout: 60_000, interval: 5 }),
    /** Ends the load: the same process served all the time, and nothing is half there. */
    close: async () => {
      const { code, output } = await server.stop()
      expect([code, output]).toEqual([0, expect.stringContaining("Closed cleanly")])
      expect(output).not.toContain("unexpected error")
      expect(await withDatabase(place, findPartialWrites)).toEqual([])
      return {
        ...ledger.counts,
        answers: told.answers,
        unavailable: told.unavailable,
        "ms for the slowest": told.slowest,
      }
    },
    end: () => server.stop("SIGKILL"),
  }
}
