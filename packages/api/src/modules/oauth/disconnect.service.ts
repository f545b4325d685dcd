import type { z } from "zod"
import type { IdentifiedContext } from "../../in-unit.ts"
import { disconnect } from "./connection.service.ts"
import type { ConnectionView, disconnection } from "./oauth.schema.ts"
import { changeAndRevoke } from "./change-and-revoke.ts"

/** Forgets an account elsewhere, and has Google forget what was granted (DECISIONS 25). Refuses as `disconnect` does. */
export async function disconnectAccount(
  context: IdentifiedContext,
  input: z.output<typeof disconnection>,
): Promise<ConnectionView[]> {
  return (await changeAndRevoke(context, (scope) => disconnect(scope, input))).connections
}
