import type http from "node:http"
import { ways, type Action, type Share, type Way } from "../actions/actions.ts"
import { nextTurn } from "./measure.ts"
import type { Running } from "./processes.ts"
import { send } from "../actions/send.ts"
import { tapWire, type Statement } from "./wire-tap.ts"

export type StatementCounts = Map<string, number>

export const keyOf = (name: string, way: Way) => `${name} ${way}`

/** Matches statements that open, configure and close a transaction, which are not counted. */
const frame = /^\s*(BEGIN|COMMIT|ROLLBACK|SET|SELECT set_config|DEALLOCATE|DISCARD)/i

type Counting = {
  postgres_port: number
  agent: http.Agent
  actions: Action[]
  share: Share
  start: (port: number) => Promise<Running>
}

/**
 * Counts the statements of each action on the wire between a separate server and the database. Takes the minimum of several
 * tries, because the server may run background statements in between. The session check is not counted.
 */
export async function countStatements({
  postgres_port,
  agent,
  actions,
  share,
  start,
}: Counting): Promise<StatementCounts> {
  let seen: Statement[] = []
  const tap = await tapWire(postgres_port, (statement) => seen.push(statement))
  const server = await start(tap.port)
  const counts: StatementCounts = new Map()
  try {
    for (const action of actions) {
      for (const way of ways) {
        const tries: number[] = []
        for (let attempt = 0; attempt < 3; attempt++) {
          const request = action.request(share, nextTurn(action, share), way)
          seen = []
          const { status, body } = await send(agent, server.port, request)
          if (status !== 200) throw new Error(`${action.name}, ${way}: ${status} ${body.slice(0, 2000)}`)
          tries.push(seen.filter(({ sql }) => !frame.test(sql)).length - (request.token ? 1 : 0))
        }
        counts.set(keyOf(action.name, way), Math.min(...tries))
      }
    }
    return counts
  } finally {
    await server.stop()
    await tap.close()
  }
}
