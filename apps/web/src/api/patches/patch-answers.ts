import type { AssignmentFilter, AssignmentView } from "@hearthbook/api/work/assignment"
import type { RecordedGrade } from "@hearthbook/api/work/grade"
import type { InfiniteData, Query, QueryClient, QueryKey } from "@tanstack/react-query"
import { procedureIn } from "../procedure-in.ts"
import { pagesAfterGrade } from "./graded-work.ts"

/**
 * Puts the rows in a mutation's answer into the cached lists. Returns the keys of the lists that are up to date with it, which need not
 * be asked for again. Lists that are being loaded are left out, because their answer may be from before the change. Marks are always asked
 * for again: the next mark shows what was marked on another device.
 */
export function patchAnswers(client: QueryClient, mutation: string | null, answer: unknown): ReadonlySet<string> {
  if (mutation === "grades.record") return patchGradedWork(client, answer as RecordedGrade)
  return new Set()
}

function patchGradedWork(client: QueryClient, { assignment_id }: RecordedGrade): ReadonlySet<string> {
  return patchEach(client, "assignments.list", (data, filter) => {
    if (Array.isArray(data)) return pagesAfterGrade([data as AssignmentView[]], filter, assignment_id)?.[0] ?? null
    const { pages, pageParams } = data as InfiniteData<AssignmentView[], AssignmentFilter>
    const after = pagesAfterGrade(pages, { ...filter, ...pageParams[0] }, assignment_id)
    return after && { pages: after, pageParams }
  })
}

/** Changes the data of each cached query of a procedure. `change` returns null for data that has to be asked for again. */
function patchEach(
  client: QueryClient,
  procedure: string,
  change: (data: object, filter: object) => object | null,
): ReadonlySet<string> {
  const settled = new Set<string>()
  for (const query of client.getQueryCache().findAll({ predicate: (query) => isIdle(query, procedure) })) {
    const after = change(query.state.data as object, inputIn(query.queryKey))
    if (!after) continue
    client.setQueryData(query.queryKey, after)
    settled.add(query.queryHash)
  }
  return settled
}

/** The input of a query, from its key: [path, { input }]. An empty object without one. */
function inputIn([, asked]: QueryKey): object {
  const hasInput = typeof asked === "object" && asked !== null && "input" in asked
  return hasInput && typeof asked.input === "object" && asked.input !== null ? asked.input : {}
}

function isIdle({ queryKey, state }: Query, procedure: string): boolean {
  const isWhole = state.status === "success" && state.fetchStatus === "idle" && !state.isInvalidated
  return isWhole && procedureIn(queryKey) === procedure
}
