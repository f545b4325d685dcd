import {
  confirmUnsubscription,
  unsubscribePageUrl,
} from "@hearthbook/api/modules/messages/unsubscribe/unsubscribe.service"
import type { Hono } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"

const address = "/api/v1/unsubscribe/one-click"

/**
 * Serves one-click unsubscription (RFC 8058), a form that mail programs send. A GET changes nothing and redirects to a page that
 * asks for confirmation, because mail scanners open every link.
 */
export function serveUnsubscribe(app: Hono<AppEnv>): void {
  app.get(address, (c) => c.redirect(unsubscribePageUrl(c.get("api")(), c.req.query("token") ?? "")))
  app.post(address, async (c) => {
    const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    if (form["List-Unsubscribe"] !== "One-Click") {
      return errorResponse(c, "VALIDATION_ERROR", "Send the form List-Unsubscribe=One-Click (RFC 8058).")
    }
    return confirmUnsubscription(c.get("api")(), { token: c.req.query("token") ?? "" }).then(
      () => c.text("These mails have stopped."),
      (error: unknown) => refusalResponse(c, error),
    )
  })
}
