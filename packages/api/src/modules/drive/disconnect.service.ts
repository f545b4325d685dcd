import type { z } from "zod"
import { inUnit, type IdentifiedContext } from "../../in-unit.ts"
import { disconnect } from "../oauth/connection.service.ts"
import type { ConnectionView, disconnection } from "../oauth/oauth.schema.ts"
import { revokeToken } from "./google-drive.ts"

/**
 * Forgets an account elsewhere, and has Google forget what was granted (DECISIONS 25). Where Google does not answer it is
 * forgotten here all the same: nothing is left that could use it. Refuses as `disconnect` does.
 */
export async function disconnectAccount(
  context: IdentifiedContext,
  input: z.output<typeof disconnection>,
): Promise<ConnectionView[]> {
  const { connections, token } = await inUnit(context, "change", (scope) => disconnect(scope, input))
  const { google } = context.settings
  if (token && google) {
    await revokeToken(google, token).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, "Google did not take a grant back")
    })
  }
  return connections
}
