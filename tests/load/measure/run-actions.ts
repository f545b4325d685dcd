import type http from "node:http"
import { ways, type Action, type Way } from "../actions/actions.ts"
import { requireSameAnswer } from "../actions/compare-answers.ts"
import { keyOf } from "./count-statements.ts"
import { figuresOf, joinMeasured, runRound, type Figures, type Measured } from "./measure.ts"
import type { Size } from "./run-size.ts"
import { send } from "../actions/send.ts"

export type ActionResult = {
  families: number
  name: string
  kind: Action["kind"]
  way: Way
  product: Figures
  floor: Figures
}

type Run = {
  agent: http.Agent
  sizes: Size[]
  actions: Action[]
  seconds: number
  rounds: number
  log: (line: string) => void
}

const sides = ["floor", "product"] as const

/** Minimum warm-up in seconds, because code is slow until it is compiled. */
const warmUp = 5

/**
 * Measures every action over every transport in short, alternating rounds of floor and product for each size, so that other work
 * on the machine affects both equally.
 */
export async function runActions({ agent, sizes, actions, seconds, rounds, log }: Run): Promise<ActionResult[]> {
  const results: ActionResult[] = []
  for (const action of actions) {
    for (const way of ways) {
      for (const size of sizes) await compareSides(agent, size, action, way)
      const measured = sizes.map((size) => ({ size, floor: [] as Measured[], product: [] as Measured[] }))
      for (let round = 0; round <= rounds; round++) {
        for (const part of round % 2 === 0 ? measured : measured.toReversed()) {
          // The order alternates, and the first round is a warm-up.
          for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
            const { world } = part.size
            const server = part.size[side]
            const length = round === 0 ? Math.max(seconds, warmUp) : seconds
            const result = await runRound({ agent, server, action, way, world, seconds: length })
            if (action.kind === "write") await world.putBack()
            if (round > 0) part[side].push(result)
          }
        }
      }
      for (const { size, floor, product } of measured) {
        const figures = { product: figuresOf(joinMeasured(product)), floor: figuresOf(joinMeasured(floor)) }
        const result = { families: size.families, name: action.name, kind: action.kind, way, ...figures }
        results.push(result)
        log(lineOf(result, size))
      }
    }
  }
  return results
}

/** Compares the responses of both to the same turn. A write is reset in between. */
async function compareSides(agent: http.Agent, size: Size, action: Action, way: Way): Promise<void> {
  const [share] = size.world.shares
  if (!share) return
  const answers: string[] = []
  for (const side of [size.product, size.floor]) {
    const { status, body } = await send(agent, side.port, action.request(share, 0, way))
    if (status !== 200) throw new Error(`${action.name}, ${way}: ${status} ${body.slice(0, 2000)}`)
    answers.push(body)
    if (action.kind === "write") await size.world.putBack()
  }
  requireSameAnswer(`${action.name}, ${way}`, action.kind, answers[0] ?? "", answers[1] ?? "")
}

/** Formats a result as a line for the console. */
function lineOf({ name, way, product, floor, families }: ActionResult, { statements }: Size): string {
  const key = keyOf(name, way)
  const side = (label: string, { perSecond, p50, p95, p99, cpu, database }: Figures, count = 0) =>
    `${label} ${perSecond.toFixed(0).padStart(5)}/s p50 ${p50.toFixed(2)} p95 ${p95.toFixed(2)} p99 ${p99.toFixed(2)} ms, CPU ${cpu.toFixed(2)} and ${database.toFixed(2)} ms, ${count} SQL`
  const ratio = (product.perSecond / floor.perSecond).toFixed(2)
  const head = `${String(families).padStart(6)} ${name.padEnd(21)} ${way.padEnd(5)} ratio ${ratio}`
  return [
    head,
    side("product", product, statements.product.get(key)),
    side("floor", floor, statements.floor.get(key)),
  ].join(" | ")
}
