import type { Statement } from "./rls-query.ts"

type Collected = Map<string, Statement[]>

/**
 * Collects the statements of each family that start at the same moment, and calls `run` with them once. Equal statements are one, whose
 * result all of them get.
 */
export function collectReads(run: (family_id: string, statements: Statement[]) => void) {
  const waiting = new Map<string, Collected>()
  const flush = (family_id: string) => {
    const collected = waiting.get(family_id)
    waiting.delete(family_id)
    run(family_id, [...(collected?.values() ?? [])].flat())
  }
  return (family_id: string, statement: Statement): void => {
    let collected = waiting.get(family_id)
    if (!collected) {
      collected = new Map()
      waiting.set(family_id, collected)
      // Node runs this after all promises that are settled by now, so that calls of one request arrive together.
      process.nextTick(flush, family_id)
    }
    const { text } = statement.config
    const alike = collected.get(text) ?? []
    collected.set(text, alike)
    const equal = alike.find(({ config }) => isSame(config.values, statement.config.values))
    if (!equal) return void alike.push(statement)
    const { finished } = equal
    equal.finished = (error, result) => {
      finished(error, result)
      statement.finished(error, result)
    }
  }
}

function isSame(one: unknown[] | undefined, other: unknown[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
