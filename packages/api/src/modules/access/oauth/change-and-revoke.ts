import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { Scope } from "../../../request/scope.ts"
import { revokeToken } from "./google-token.ts"

/**
 * Runs a change that disconnects accounts, and revokes their tokens at Google after the commit. If Google does not
 * respond, they are deleted here all the same, so nothing is left that could use them.
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
      context.log.warn({ error: String(error) }, "Google did not revoke a token")
    })
  }
  return answer
}
