import type { TestPostgres } from "@hearthbook/db/testing/postgres"
import { ways, type Action, type Way } from "./actions.ts"
import { requireSameAnswer } from "./compare-answers.ts"
import { countStatements, keyOf, type StatementCounts } from "./count-statements.ts"
import { generateFamilies, type Loaded } from "./generate.ts"
import { userAgent } from "./household-rows.ts"
import { figuresOf, joinMeasured, runRound, type Figures, type Measured } from "./measure.ts"
import { runMemory, type MemorySample } from "./run-memory.ts"
import { startFloor, startProduct } from "./processes.ts"
import { openAgent, send } from "./send.ts"
import { clients, openWorld } from "./world.ts"

export type ActionResult = { name: string; kind: Action["kind"]; way: Way; product: Figures; floor: Figures }
export type SizeResult = {
  families: number
  loaded: Loaded
  results: ActionResult[]
  statements: StatementCounts
  floor_statements: StatementCounts
  /** Of the server after all rounds, in bytes. */
  memory: number
  samples: MemorySample[]
}

type Run = {
  postgres: TestPostgres
  families: number
  actions: Action[]
  seconds: number
  rounds: number
  /** Calls of the memory run; 0 is none. */
  requests: number
  say: (line: string) => void
}

/** Loads so many families, and measures every action on them: the product and the floor in turn, both on one database. */
export async function runSize({
  postgres,
  families,
  actions,
  seconds,
  rounds,
  requests,
  say,
}: Run): Promise<SizeResult> {
  const name = `load_${families}`
  await postgres.createDatabase(name)
  const urlAt = (port: number) => `postgresql://postgres:password@127.0.0.1:${port}/${name}`
  const url = urlAt(postgres.port)
  say(`${families} families: loading …`)
  const loaded = await generateFamilies(url, families)
  const total = [...loaded.rows.values()].reduce((sum, count) => sum + count, 0)
  say(`${families} families: ${total.toLocaleString("en-US")} rows in ${loaded.seconds.toFixed(1)} s`)

  const world = await openWorld(url, loaded)
  const agent = openAgent(clients)
  const counting = { postgres_port: postgres.port, agent, actions, share: world.shares[0] ?? none() }
  const statements = await countStatements({ ...counting, start: (port) => startProduct(urlAt(port)) })
  await world.putBack()
  const floor_statements = await countStatements({ ...counting, start: (port) => startFloor(urlAt(port)) })
  await world.putBack()

  const [product, floor] = await Promise.all([startProduct(url), startFloor(url)])
  const results: ActionResult[] = []
  try {
    for (const action of actions) {
      for (const way of ways) {
        const share = counting.share
        const answers: string[] = []
        for (const side of [product, floor]) {
          // The same turn for both: a write is put back in between.
          const { status, body } = await send(agent, side.port, action.request(share, 0, way), userAgent)
          if (status !== 200) throw new Error(`${action.name}, ${way}: ${status} ${body.slice(0, 2000)}`)
          answers.push(body)
          if (action.kind === "write") await world.putBack()
        }
        requireSameAnswer(`${action.name}, ${way}`, action.kind, answers[0] ?? "", answers[1] ?? "")

        const measured: Record<"product" | "floor", Measured[]> = { product: [], floor: [] }
        for (let round = 0; round <= rounds; round++) {
          // Whoever was second is first the next time; the first of all rounds only warms up.
          const sides = round % 2 === 0 ? (["floor", "product"] as const) : (["product", "floor"] as const)
          for (const side of sides) {
            const { port } = side === "floor" ? floor : product
            const length = round === 0 ? Math.min(1, seconds) : seconds
            const part = await runRound({ agent, port, action, way, shares: world.shares, seconds: length })
            if (action.kind === "write") await world.putBack()
            if (round > 0) measured[side].push(part)
          }
        }
        const result = {
          name: action.name,
          kind: action.kind,
          way,
          product: figuresOf(joinMeasured(measured.product)),
          floor: figuresOf(joinMeasured(measured.floor)),
        }
        results.push(result)
        say(lineOf(result, { statements, floor_statements }))
      }
    }
    const memory = product.memory()
    const samples = requests > 0 ? await runMemory({ agent, product, actions, world, requests, say }) : []
    return { families, loaded, results, statements, floor_statements, memory, samples }
  } finally {
    agent.destroy()
    await Promise.all([product.stop(), floor.stop()])
    await world.close()
  }
}

type Counts = Pick<SizeResult, "statements" | "floor_statements">

/** One line of figures, for whoever watches. */
function lineOf({ name, way, product, floor }: ActionResult, { statements, floor_statements }: Counts): string {
  const key = keyOf(name, way)
  const side = (label: string, figures: Figures, count = 0) =>
    `${label} ${figures.perSecond.toFixed(0).padStart(5)}/s p50 ${figures.p50.toFixed(2)} p95 ${figures.p95.toFixed(2)} p99 ${figures.p99.toFixed(2)} ms, ${count} statements`
  const ratio = (product.perSecond / floor.perSecond).toFixed(2)
  return `  ${name.padEnd(21)} ${way.padEnd(5)} ratio ${ratio} | ${side("product", product, statements.get(key))} | ${side("floor", floor, floor_statements.get(key))}`
}

function none(): never {
  throw new Error("There are no clients.")
}
