import type http from "node:http"
import { ways, type Action } from "./actions.ts"
import { userAgent } from "./household-rows.ts"
import { nextTurn } from "./measure.ts"
import type { Running } from "./processes.ts"
import { send } from "./send.ts"
import type { World } from "./world.ts"

export type MemorySample = { requests: number; bytes: number }

type MemoryRun = {
  agent: http.Agent
  product: Running
  actions: Action[]
  world: World
  requests: number
  say: (line: string) => void
}

/** All actions mixed, both ways, by all clients at once; how much memory the server holds is looked at ten times. */
export async function runMemory({ agent, product, actions, world, requests, say }: MemoryRun): Promise<MemorySample[]> {
  const samples: MemorySample[] = [{ requests: 0, bytes: product.memory() }]
  const calls = actions.flatMap((action) => ways.map((way) => ({ action, way })))
  const step = Math.ceil(requests / 10)
  for (let done = step; done <= requests; done += step) {
    let left = step
    await Promise.all(
      world.shares.map(async (share) => {
        const gradable = new Map(actions.map((action) => [action, action.turns?.(share) ?? Infinity]))
        while (left > 0) {
          left -= 1
          const { action, way } = calls[left % calls.length] ?? { action: undefined, way: "rest" as const }
          if (!action) continue
          const some = gradable.get(action) ?? 0
          // What a client has used up is another action's turn.
          if (some === 0) continue
          gradable.set(action, some - 1)
          const { status, body } = await send(
            agent,
            product.port,
            action.request(share, nextTurn(action, share), way),
            userAgent,
          )
          if (status !== 200) throw new Error(`${action.name}, ${way}: ${status} ${body.slice(0, 2000)}`)
        }
      }),
    )
    await world.putBack()
    samples.push({ requests: done, bytes: product.memory() })
    say(`  ${done.toLocaleString("en-US")} requests: ${(product.memory() / 2 ** 20).toFixed(0)} MiB`)
  }
  return samples
}
