import type http from "node:http"
import type { Size } from "../measure/run-size.ts"
import { prepareFacts, type Facts } from "./facts.ts"
import { Screen, type Traffic } from "./screen.ts"
import type { WholeAction } from "./whole-actions.ts"

/** Milliseconds and bytes of one action. */
export type WholeResult = {
  families: number
  name: string
  aim: number | undefined
  /** Processor time of the server, and of the database. */
  server: number
  database: number
  p50: number
  requests: number
  kilobytes: number
  /** The processor time of both if all of the screen were asked again after a change. */
  wholly?: number
}

type Run = {
  agent: http.Agent
  size: Size
  actions: WholeAction[]
  /** How many times each client does an action in a round. */
  turns: number
  rounds: number
  log: (line: string) => void
}

/** The milliseconds of the warm-up. A server that has run for hours has compiled its code, which about a thousand requests take. */
const warmUp = 8_000

/** Measures whole actions on the product, several clients at a time, and changes also with all of the screen asked again. */
export async function runWhole({ actions, log, ...run }: Run): Promise<WholeResult[]> {
  const results: WholeResult[] = []
  for (const action of actions) {
    const result = await measure(run, action, false)
    if (action.isChange) {
      const { server, database } = await measure(run, action, true)
      result.wholly = server + database
    }
    results.push(result)
    log(lineOf(result))
  }
  return results
}

type Measuring = Omit<Run, "actions" | "log">

async function measure({ agent, size, turns, rounds }: Measuring, action: WholeAction, isWholly: boolean) {
  const { world, product } = size
  const open: Opened[] = []
  for (const share of world.shares) {
    const member = action.member(share)
    if (!member) continue
    const facts = await prepareFacts(world.client, member, share.today)
    const server = { agent, port: product.port, member }
    open.push({ facts, screen: new Screen(server, action.parts(facts), { isWholly }) })
  }
  const milliseconds: number[] = []
  const spent = { server: 0, database: 0, requests: 0, bytes: 0 }
  const act = (first: number, last: number) =>
    Promise.all(open.map(({ screen, facts }) => actInTurn(action, screen, facts, { first, last })))
  const putBack = async () => {
    if (action.isChange || action.isLimited) await world.putBack()
  }
  const openAll = async () => {
    for (const { screen } of open) await screen.open()
  }
  const warmAt = performance.now() + warmUp
  while (performance.now() < warmAt) {
    await openAll()
    await act(0, turns)
    await putBack()
  }
  for (let round = 0; round < rounds; round++) {
    await openAll()
    // Tables whose rows were put back have been vacuumed, so the database plans their statements again, which is no part of the action.
    await act(0, 1)
    const before = { server: product.cpu(), database: await world.databaseTime(), ...trafficOf(open) }
    const took = await act(1, turns)
    const traffic = trafficOf(open)
    spent.server += product.cpu() - before.server
    spent.database += (await world.databaseTime()) - before.database
    spent.requests += traffic.requests - before.requests
    spent.bytes += traffic.bytes - before.bytes
    milliseconds.push(...took.flat())
    await putBack()
  }
  const count = milliseconds.length
  const result: WholeResult = {
    families: size.families,
    name: action.name,
    aim: action.aim,
    server: spent.server / count,
    database: spent.database / count,
    p50: milliseconds.toSorted((one, other) => one - other)[Math.floor(count / 2)] ?? NaN,
    requests: spent.requests / count,
    kilobytes: spent.bytes / count / 1000,
  }
  return result
}

type Opened = { screen: Screen; facts: Facts }

/** The traffic of all screens so far. */
function trafficOf(open: Opened[]): Traffic {
  const sum = (part: keyof Traffic) => open.reduce((total, { screen }) => total + screen.traffic[part], 0)
  return { requests: sum("requests"), bytes: sum("bytes") }
}

/** The turns from `first` up to, but not including, `last`. */
type Turns = { first: number; last: number }

async function actInTurn({ act }: WholeAction, screen: Screen, facts: Facts, turns: Turns): Promise<number[]> {
  const took: number[] = []
  for (let turn = turns.first; turn < turns.last; turn++) {
    const startedAt = performance.now()
    if ((await act(screen, facts, turn)) === false) break
    took.push(performance.now() - startedAt)
  }
  return took
}

function lineOf({ families, name, aim, server, database, p50, requests, kilobytes, wholly }: WholeResult): string {
  const instead = wholly === undefined ? "" : `, ${wholly.toFixed(2)} if all were asked again`
  const total = `${(server + database).toFixed(2)} ms${aim ? ` of ${aim}` : ""}`
  return `${String(families).padStart(6)} ${name.padEnd(32)} CPU ${total}: server ${server.toFixed(2)}, database ${database.toFixed(2)}${instead} | p50 ${p50.toFixed(1)} ms, ${requests.toFixed(1)} requests, ${kilobytes.toFixed(1)} kB`
}
