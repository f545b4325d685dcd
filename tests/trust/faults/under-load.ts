import { fieldsOf } from "../../contract/fixtures/read.ts"
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

/** Statistics of the responses to the writers. */
type Responses = { answers: number; unavailable: number; broken: number; slowest: number; wrong: string[] }

/**
 * Starts a server and four families that write to it while its database fails. Each round ends after recovery with a check
 * that all acknowledged writes are kept.
 */
export async function openLoad(place: Place) {
  const settings = { ...place.settings, PORT: String(await freePort()), LOG_LEVEL: "error" }
  const server = await startServer(settings)
  const writers = await registerWriters(server.url, 4)
  const ledger = createLedger()
  const responses: Responses = { answers: 0, unavailable: 0, broken: 0, slowest: 0, wrong: [] }
  const onAnswer = (answer: Answer | null) => {
    responses.answers += 1
    responses.slowest = Math.max(responses.slowest, Math.round(answer?.took ?? 0))
    // The server itself stays up, so no connection may break.
    if (!answer) responses.wrong.push("the connection to the server broke")
    else if (answer.status === 503) judge(answer)
    else if (answer.status >= 300) responses.wrong.push(`${answer.status} ${answer.text}`)
  }
  const judge = ({ text, body, headers }: Answer) => {
    responses.unavailable += 1
    const code = String(fieldsOf(body)["code"])
    if (!["NETWORK_ERROR", "UNKNOWN_ERROR"].includes(code) || /\bat \w+ \(|node_modules|ECONN|postgres/i.test(text))
      responses.wrong.push(text)
    if (code === "NETWORK_ERROR" && !headers.has("retry-after")) responses.wrong.push(`without Retry-After: ${text}`)
  }

  /** Runs `trouble` while the families write, from after their first writes until the server accepts writes again. */
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
    expect(responses.wrong, `seed ${seed}, round ${number}`).toEqual([])
    const found = await Promise.all(writers.map((writer) => readAll(server.url, writer)))
    expect(ledger.reconcile(new Map(found.flatMap((rows) => [...rows]))), `seed ${seed}, round ${number}`).toEqual([])
  }

  return {
    server,
    responses,
    round,
    /** Returns the status of a read. */
    ask: async () => (await askAs(server.url, writers[0]?.token ?? "")("GET", "/students"))?.status,
    isReady: async () => (await fetch(`${server.url}/api/health/ready`)).status,
    unavailable: () => expect.poll(() => responses.unavailable, { timeout: 60_000, interval: 5 }),
    /** Ends the load. Fails if the server restarted or a write is partial. */
    close: async () => {
      const { code, output } = await server.stop()
      expect([code, output]).toEqual([0, expect.stringContaining("Closed cleanly")])
      expect(output).not.toContain("unexpected error")
      expect(await withDatabase(place, findPartialWrites)).toEqual([])
      return {
        ...ledger.counts,
        answers: responses.answers,
        unavailable: responses.unavailable,
        "ms for the slowest response": responses.slowest,
      }
    },
    end: () => server.stop("SIGKILL"),
  }
}
