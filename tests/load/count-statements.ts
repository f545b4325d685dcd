import type http from "node:http"
import { ways, type Action, type Share, type Way } from "./actions.ts"
import { nextTurn } from "./measure.ts"
import type { Running } from "./processes.ts"
import { send } from "./send.ts"
import { tapWire, type Statement } from "./wire-tap.ts"

export type StatementCounts = Map<string, number>

export const keyOf = (name: string, way: Way) => `${name} ${way}`

/** What opens, sets and closes a transaction is none of the work. */
const frame = /^\s*(BEGIN|COMMIT|ROLLBACK|SET|SELECT set_config|DEALLOCATE|DISCARD)/i

type Counting = {
  postgres_port: number
  agent: http.Agent
  actions: Action[]
  share: Share
  start: (port: number) => Promise<Running>
}

/**
 * How many statements each action takes, read off the wire between a server of its own and the database; of several tries the
 * least, since now and then the server does something of its own in between. The session check is left out.
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
