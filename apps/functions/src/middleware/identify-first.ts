import { refuseTemporaryPassword } from "@hearthbook/api/identify"
import type { Context, Next } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"

/** What nobody sends is not even read. Before the limit of a body, which reads what comes without a length. */
export async function identifyFirst(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  const api = c.get("api")()
  try {
    refuseTemporaryPassword(await api.identify())
  } catch (error) {
    return refusalResponse(c, error)
  }
  // So that it is not looked up once more.
  c.set("api", () => api)
  await next()
}
