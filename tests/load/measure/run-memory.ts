import type http from "node:http"
import { ways, type Action, type Share, type Way } from "../actions/actions.ts"
import { nextTurn } from "./measure.ts"
import type { Running } from "./processes.ts"
import type { Size } from "./run-size.ts"
import { send } from "../actions/send.ts"

export type MemorySample = { requests: number; bytes: number }

type MemoryRun = {
  agent: http.Agent
  size: Size
  actions: Action[]
  requests: number
  log: (line: string) => void
}

/** Runs all actions mixed over both transports by all clients and samples the server's memory ten times. */
export async function runMemory({ agent, size, actions, requests, log }: MemoryRun): Promise<MemorySample[]> {
  const { product, world } = size
  const samples: MemorySample[] = [{ requests: 0, bytes: product.memory() }]
  const calls = actions.flatMap((action) => ways.map((way) => ({ action, way })))
  const step = Math.ceil(requests / 10)
  for (let done = step; done <= requests; done += step) {
    await takeTurns(step, { agent, product, calls, shares: world.shares })
    await world.putBack()
    samples.push({ requests: done, bytes: product.memory() })
    log(`  ${done.toLocaleString("en-US")} requests: ${(product.memory() / 2 ** 20).toFixed(0)} MiB`)
  }
  return samples
}

type Mix = {
  agent: http.Agent
  product: Running
  calls: { action: Action; way: Way }[]
  shares: Share[]
}

/** Sends `requests` calls, each by the next free client. Skips actions that a client has used up. */
async function takeTurns(requests: number, { agent, product, calls, shares }: Mix): Promise<void> {
  let left = requests
  let next = 0
  await Promise.all(
    shares.map(async (share) => {
      const used = new Map<Action, number>()
      for (let skipped = 0; left > 0 && skipped < calls.length;) {
        const { action, way } = calls[next++ % calls.length] ?? none()
        const before = used.get(action) ?? 0
        if (before >= (action.turns?.(share) ?? Infinity)) {
          skipped += 1
          continue
        }
        skipped = 0
        left -= 1
        used.set(action, before + 1)
        const request = action.request(share, nextTurn(action, share), way)
        const { status, body } = await send(agent, product.port, request)
        if (status !== 200) throw new Error(`${action.name}, ${way}: ${status} ${body.slice(0, 2000)}`)
      }
    }),
  )
}

function none(): never {
  throw new Error("There are no actions.")
}
