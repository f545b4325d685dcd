import { faults } from "@hearthbook/api/errors"
import { readError } from "../lib/read-error.ts"
import { refusal } from "../api/refusal.ts"
import { curable } from "./session-link.ts"
import { session } from "./client.ts"

/**
 * Asks with the token of who is signed in, renewed first where it is about to end, and once more with a new one where the
 * server takes the first no longer (A §4): for what is no procedure, such as the content of a file.
 */
export async function asUser<Answer>(ask: (access_token: string) => Promise<Answer>): Promise<Answer> {
  const token = await session.freshToken()
  if (!token) throw signedOut()
  try {
    return await ask(token)
  } catch (cause) {
    const { status, code } = readError(cause)
    if (status !== 401 || !curable.has(code)) throw cause
    // Another request's refresh may have been quicker than this one's refusal.
    const isOld = session.read()?.access_token === token
    const renewed = await (isOld ? session.refresh() : session.freshToken())
    if (!renewed) throw cause
    return ask(renewed)
  }
}

function signedOut(): Error {
  const { status, code, message } = faults.SIGNED_OUT
  return refusal(status, { code, message, request_id: "" })
}
