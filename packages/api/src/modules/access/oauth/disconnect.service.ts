import type { z } from "zod"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { requireProof } from "../../../identity/identify.ts"
import { chooseConnection, disconnect, refuseLastSignIn } from "./connection.service.ts"
import type { ConnectionView, disconnection } from "./oauth.schema.ts"
import { changeAndRevoke } from "./change-and-revoke.ts"

/**
 * Disconnects an account at an identity provider, and revokes its tokens at Google. An account for signing in requires a proof of
 * identity: PROOF_REQUIRED. Throws as `disconnect` does.
 */
export async function disconnectAccount(
  context: IdentifiedContext,
  choice: z.output<typeof disconnection>,
): Promise<ConnectionView[]> {
  const connection = await runInTransaction(context, "read", (scope) => chooseConnection(scope, choice))
  refuseLastSignIn(connection)
  if (connection.purpose === "sign_in") requireProof(context.identity, context.clock())
  return (await changeAndRevoke(context, (scope) => disconnect(scope, choice, connection.purpose))).connections
}
