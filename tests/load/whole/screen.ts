import { randomUUID } from "node:crypto"
import type http from "node:http"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { RecordedGrade } from "@hearthbook/api/work/grade"
import { creatingProcedures } from "@hearthbook/api/generated/procedures"
import { isTouched } from "@hearthbook/api/refetch/is-touched"
import { pagesAfterGrade } from "../../../apps/web/src/api/patches/graded-work.ts"
import { addressOf, batched, type Member } from "../actions/actions.ts"
import { send } from "../actions/send.ts"

/** A query that a screen shows. */
export type Shown = { query: string; input?: object }

const procedures = "/api/trpc/"

/** The most calls in one request, like the web app's client. */
const largestBatch = 10

/** How many requests were sent, and the bytes that came back over the line. */
export type Traffic = { requests: number; bytes: number }

/**
 * A screen as the browser keeps it: its queries with their last answers. After a mutation it asks again for what the web app would,
 * by the same table and the same patches.
 */
export class Screen {
  readonly traffic: Traffic = { requests: 0, bytes: 0 }
  readonly #answers = new Map<Shown, unknown>()
  readonly #server: { agent: http.Agent; port: number; member: Member }
  readonly #parts: Shown[][]

  readonly #isWholly: boolean

  /**
   * The queries of each part are asked for together: those of the frame, then those of the page. With `isWholly`, all of them are asked
   * again after a mutation, for comparison.
   */
  constructor(
    server: { agent: http.Agent; port: number; member: Member },
    parts: Shown[][],
    { isWholly = false }: { isWholly?: boolean } = {},
  ) {
    this.#server = server
    this.#parts = parts
    this.#isWholly = isWholly
  }

  /** Opens the page anew. */
  async open(): Promise<void> {
    for (const part of this.#parts) await this.#ask(part)
  }

  /** Sends a mutation and refetches as the web app does. */
  async mutate(mutation: string, input: object): Promise<void> {
    const [answer] = await this.#send("POST", `/api/trpc/${mutation}?batch=1`, { 0: input })
    const all = this.#parts.flat()
    if (this.#isWholly) return this.#ask(all)
    const settled = new Set(all.filter((shown) => this.#patch(shown, mutation, answer)))
    await this.#ask(all.filter((one) => !settled.has(one) && isTouched(one.query, mutation)))
  }

  /** Loads a document. */
  async download(path: string): Promise<void> {
    await this.#send("GET", path)
  }

  /** Returns the answer of a query as it is shown. */
  answerOf(query: string): unknown {
    return [...this.#answers].find(([shown]) => shown.query === query)?.[1]
  }

  #patch(shown: Shown, mutation: string, answer: unknown): boolean {
    if (shown.query !== "assignments.list" || mutation !== "grades.record") return false
    const pages = [this.#answers.get(shown) as AssignmentView[]]
    const { assignment_id } = answer as RecordedGrade
    const after = pagesAfterGrade(pages, shown.input ?? {}, assignment_id)?.[0] ?? null
    if (after) this.#answers.set(shown, after)
    return after !== null
  }

  async #ask(queries: Shown[]): Promise<void> {
    for (let at = 0; at < queries.length; at += largestBatch) {
      const part = queries.slice(at, at + largestBatch)
      const answers = await this.#send("GET", batched(part.map(({ query, input }) => [query, input])))
      part.forEach((shown, place) => this.#answers.set(shown, answers[place]))
    }
  }

  async #send(method: "GET" | "POST", path: string, body?: object): Promise<unknown[]> {
    const { agent, port, member } = this.#server
    const creates = creatingProcedures.has(path.slice(procedures.length).split("?")[0] ?? "")
    const request = {
      method,
      path,
      body,
      token: member.token,
      address: addressOf(member.family),
      isCompressed: true,
      // Like the web app's link.
      ...(creates && { idempotency_key: randomUUID() }),
    }
    const answer = await send(agent, port, request)
    if (answer.status !== 200) throw new Error(`${path.slice(0, 200)}: ${answer.status} ${answer.body.slice(0, 500)}`)
    this.traffic.requests += 1
    this.traffic.bytes += answer.bytes
    if (!path.startsWith(procedures)) return []
    return (JSON.parse(answer.body) as { result: { data: unknown } }[]).map(({ result }) => result.data)
  }
}
