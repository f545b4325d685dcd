import type { Noun } from "@hearthbook/api/refetch"
import type { Query, QueryClient } from "@tanstack/react-query"
import { procedureIn } from "./procedure-in.ts"

type IsTouched = (query: string, mutation: string, shown?: readonly Noun[]) => boolean

/** Loads the table of what each mutation touches. It is in a file of its own, because no page needs it before the first mutation. */
export const loadTouched = (): Promise<IsTouched> =>
  import("@hearthbook/api/refetch").then(
    ({ isTouched }) => isTouched,
    () => () => true,
  )

/**
 * Options of a query for a part of a screen that shows only a part of the answer: the rows that this part is made of. A list of names
 * is not refetched because a grade changed the averages beside them.
 */
export function shows(...shown: Noun[]): { meta: { shown: Noun[] } } {
  return { meta: { shown } }
}

/**
 * Refetches the shown queries whose answers a mutation may have changed, in one batch, except those of `settled`, which the mutation's
 * answer has brought up to date. Others are refetched when they are shown. Refetches all without a name, and those that are no
 * procedures. Resolves when the answers have arrived.
 */
export async function refetchTouched(
  client: QueryClient,
  mutation: string | null,
  settled: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isTouched = await loadTouched()
  const mayDiffer = ({ queryKey, queryHash }: Query, shown?: readonly Noun[]) => {
    const query = procedureIn(queryKey)
    if (settled.has(queryHash)) return false
    return query === null || mutation === null || isTouched(query, mutation, shown)
  }
  await client.invalidateQueries({ refetchType: "none", predicate: (query) => mayDiffer(query) })
  await client.refetchQueries({
    type: "active",
    predicate: (query) => mayDiffer(query) && partsOf(query).some((shown) => mayDiffer(query, shown)),
  })
}

/** The same after a mutation in this tab, whose answer has rows that the shown lists take over. */
export async function refetchAfterMutation(
  client: QueryClient,
  mutation: string | null,
  answer: unknown,
): Promise<void> {
  const settled = await import("./patches/patch-answers.ts").then(
    ({ patchAnswers }) => patchAnswers(client, mutation, answer),
    () => undefined,
  )
  await refetchTouched(client, mutation, settled)
}

/** Returns what each part of the screen shows of a query's answer; undefined for all of it. */
function partsOf({ observers }: Query): (readonly Noun[] | undefined)[] {
  return observers.map(({ options }) => options.meta?.["shown"] as readonly Noun[] | undefined)
}
