import { isTouched } from "@hearthbook/api/refetch/is-touched"
import type { TouchedNoun } from "@hearthbook/core/nouns/nouns"
import type { Query, QueryClient } from "@tanstack/react-query"
import { patchAnswers } from "./patches/patch-answers.ts"
import { procedureIn } from "./procedure-in.ts"

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
  const mayDiffer = ({ queryKey, queryHash }: Query, shown?: readonly TouchedNoun[]) => {
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
export function refetchAfterMutation(client: QueryClient, mutation: string | null, answer: unknown): Promise<void> {
  return refetchTouched(client, mutation, patchAnswers(client, mutation, answer))
}

/** Returns what each part of the screen shows of a query's answer; undefined for all of it. */
function partsOf({ observers }: Query): (readonly TouchedNoun[] | undefined)[] {
  return observers.map(({ options }) => options.meta?.["shown"] as readonly TouchedNoun[] | undefined)
}
