import type { z } from "zod"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { proveIdentity } from "../auth/proof/prove-identity.service.ts"
import { chooseConnection, disconnect, refuseLastSignIn } from "./connection.service.ts"
import type { ConnectionView, disconnection } from "./oauth.schema.ts"
import { changeAndRevoke } from "./change-and-revoke.ts"

/**
 * Disconnects an account at an identity provider, and revokes its tokens at Google. An account for signing in requires a proof of
 * identity. Throws as `disconnect` and `proveIdentity` do.
 */
export async function disconnectAccount(
  context: IdentifiedContext,
  { password, code, ...choice }: z.output<typeof disconnection>,
): Promise<ConnectionView[]> {
  const connection = await runInTransaction(context, "read", (scope) => chooseConnection(scope, choice))
  refuseLastSignIn(connection)
  const proven = connection.purpose === "sign_in" ? await proveIdentity(context, { password, code }) : null
  return (await changeAndRevoke(context, (scope) => disconnect(scope, choice, proven))).connections
}
