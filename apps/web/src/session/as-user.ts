import { ownFaults } from "@hearthbook/core/errors/own-faults"
import { readError } from "../lib/read-error.ts"
import { refusal } from "../api/refusal.ts"
import { questions } from "../api/ask-again-link.ts"
import { curable } from "./session-link.ts"
import { session } from "./client.ts"

/**
 * Sends a REST request with the session's access token, refreshed first if it is about to expire. If the server rejects the token,
 * sends the request once more with a new one, and if it wants to know that it is really them, once the person has proved it. Calls of
 * procedures do the same in session-link.ts and ask-again-link.ts.
 */
export async function asUser<Answer>(ask: (access_token: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await askWithToken(ask)
  } catch (cause) {
    if (readError(cause).code !== "PROOF_REQUIRED" || !(await questions.PROOF_REQUIRED?.())) throw cause
    return askWithToken(ask)
  }
}

async function askWithToken<Answer>(ask: (access_token: string) => Promise<Answer>): Promise<Answer> {
  const token = await session.freshToken()
  if (!token) throw signedOut()
  try {
    return await ask(token)
  } catch (cause) {
    const { status, code } = readError(cause)
    if (status !== 401 || !curable.has(code)) throw cause
    // Another request may have refreshed the token already.
    const isOld = session.read()?.access_token === token
    const renewed = await (isOld ? session.refresh() : session.freshToken())
    if (!renewed) throw cause
    return ask(renewed)
  }
}

function signedOut(): Error {
  const { status, code, message } = ownFaults.SIGNED_OUT
  return refusal(status, { code, message, request_id: "" })
}
