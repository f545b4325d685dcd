import { refuseTemporaryPassword } from "@hearthbook/api/identity/identify"
import type { Context, Next } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"

/** Refuses an upload without a valid session before reading it. Register it before the body limit, which reads bodies without a length. */
export async function identifyFirst(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  const api = c.get("api")()
  try {
    refuseTemporaryPassword(await api.identify())
  } catch (error) {
    return refusalResponse(c, error)
  }
  // Reuses the context, so that the identity is looked up only once.
  c.set("api", () => api)
  await next()
}
