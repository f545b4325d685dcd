import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import type { Scope } from "../../request/scope.ts"
import { revokeToken } from "./google-token.ts"

/**
 * Runs a change that forgets accounts elsewhere, and has Google forget once it is kept what was granted with them (DECISIONS
 * 25). Where Google does not answer they are forgotten here all the same: nothing is left that could use it.
 */
export async function changeAndRevoke<Result extends { tokens: string[] }>(
  context: IdentifiedContext,
  work: (scope: Scope) => Promise<Result>,
): Promise<Omit<Result, "tokens">> {
  const { tokens, ...answer } = await runInTransaction(context, "change", work)
  const { google } = context.settings
  if (!google) return answer
  for (const token of tokens) {
    await revokeToken(google, token).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, "Google did not take a grant back")
    })
  }
  return answer
}
