import { setImmediate } from "node:timers/promises"
import type { Queryable } from "./queryable.ts"

/** How long statements may follow one another before others are let in, in milliseconds. */
const mostMs = 10

let turned = 0

/**
 * Lets this process answer others between the statements of the embedded database. It runs here and answers at once, so that a service
 * with many statements, such as an import of 5,000 rows, would come back to the event loop only at its end. The statement is sent first:
 * one that waited here could come behind a transaction that waits for it.
 */
export function turnBetween<One extends Queryable>(queryable: One): One {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query)
    await turn()
    return result
  }
  queryable.executeRaw = async (query) => {
    const result = await executeRaw(query)
    await turn()
    return result
  }
  return queryable
}

async function turn(): Promise<void> {
  if (performance.now() - turned < mostMs) return
  await setImmediate()
  turned = performance.now()
}
