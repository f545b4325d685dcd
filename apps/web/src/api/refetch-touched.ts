import { isTouched } from "@hearthbook/api/refetch/is-touched"
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
  const predicate = ({ queryKey, queryHash }: Query) => {
    const query = procedureIn(queryKey)
    if (settled.has(queryHash)) return false
    return query === null || mutation === null || isTouched(query, mutation)
  }
  await client.invalidateQueries({ predicate })
}

/** The same after a mutation in this tab, whose answer has rows that the shown lists take over. */
export function refetchAfterMutation(client: QueryClient, mutation: string | null, answer: unknown): Promise<void> {
  return refetchTouched(client, mutation, patchAnswers(client, mutation, answer))
}
