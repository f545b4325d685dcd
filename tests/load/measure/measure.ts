import type http from "node:http"
import type { Action, Share, Way } from "../actions/actions.ts"
import type { Running } from "./processes.ts"
import { send } from "../actions/send.ts"
import type { World } from "./world.ts"

/** Measurements of an action: the duration of each call, the total duration and the processor time. */
export type Measured = { milliseconds: number[]; seconds: number; cpu: number; database: number }

/**
 * Times in milliseconds. `cpu` is the server's processor time for one call and `database` that of the database, regardless of other
 * work on the machine.
 */
export type Figures = { perSecond: number; p50: number; p95: number; p99: number; cpu: number; database: number }

type Round = { agent: http.Agent; server: Running; action: Action; way: Way; world: World; seconds: number }

/** Number of turns by client, action and transport, so that no round repeats a turn. */
const taken = new Map<string, number>()

/** Lets every client send one call after another for some seconds. Throws at the first failed response. */
export async function runRound({ agent, server, action, way, world, seconds }: Round): Promise<Measured> {
  const milliseconds: number[] = []
  const database = await world.databaseTime()
  const cpu = server.cpu()
  const startedAt = performance.now()
  let until = startedAt + seconds * 1000
  await Promise.all(
    world.shares.map(async (share) => {
      const last = action.turns?.(share) ?? Infinity
      for (let turn = 0; performance.now() < until; turn++) {
        // If one client has no turns left, all stop, because the others would run with less load.
        if (turn === last) {
          until = 0
          break
        }
        const answer = await send(agent, server.port, action.request(share, nextTurn(action, share), way))
        if (answer.status !== 200)
          throw new Error(`${action.name}, ${way}: ${answer.status} ${answer.body.slice(0, 2000)}`)
        milliseconds.push(answer.milliseconds)
      }
    }),
  )
  const took = { seconds: (performance.now() - startedAt) / 1000, cpu: server.cpu() - cpu }
  return { milliseconds, ...took, database: (await world.databaseTime()) - database }
}

/** Returns the number of a client's next turn at an action. */
export function nextTurn({ name }: Action, { client }: Share): number {
  const key = `${name} ${client}`
  const turn = taken.get(key) ?? 0
  taken.set(key, turn + 1)
  return turn
}

export function joinMeasured(parts: Measured[]): Measured {
  return {
    milliseconds: parts.flatMap((part) => part.milliseconds),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
    cpu: parts.reduce((sum, part) => sum + part.cpu, 0),
    database: parts.reduce((sum, part) => sum + part.database, 0),
  }
}

export function figuresOf({ milliseconds, seconds, cpu, database }: Measured): Figures {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const calls = milliseconds.length
  return {
    perSecond: calls / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: cpu / calls,
    database: database / calls,
  }
}
