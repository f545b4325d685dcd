import { createArchiveCaller } from "@hearthbook/api/modules/data/archive/archive-bytes.router"
import type { Context as ApiContext } from "@hearthbook/api/identity/context"
import { AppError, type Reason } from "@hearthbook/core/errors/errors"
import { settingsAt } from "@hearthbook/core/paths/app-paths"
import { redeemArchiveTicket, ticketLife } from "@hearthbook/api/modules/data/archive/transfer/archive-ticket.service"
import { TRPCError } from "@trpc/server"
import type { Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { redirectWithFlash } from "../http/redirect-with-flash.ts"
import { toWebStream } from "../http/web-stream.ts"
import { version } from "../http/version.ts"
import { servePart } from "./serve-part.ts"

const address = "/api/v1/family/archive"

/**
 * Serves a family's archive: the download as a zip that is created while it is sent, and the upload in parts. Register it before the
 * limit for JSON bodies, because parts are larger.
 */
export function serveArchive(app: Hono<AppEnv>, { settings }: Pick<AppOptions, "settings">): void {
  const isHttps = settings.app_url.startsWith("https://")
  const cookie = {
    name: `${isHttps ? "__Secure-" : ""}archive`,
    options: { path: address, httpOnly: true, sameSite: "Strict" as const, secure: isHttps, maxAge: ticketLife },
  }

  const send = async (c: Context<AppEnv>, api: ApiContext): Promise<Response> => {
    const { name, stream } = await createArchiveCaller(api).make({ app_version: version })
    c.header("Content-Type", "application/zip")
    c.header("Content-Disposition", `attachment; filename="${name}"`)
    const chunks: AsyncIterator<Uint8Array, unknown> = stream[Symbol.asyncIterator]()
    return c.body(toWebStream(chunks))
  }

  app.get(address, async (c) => {
    // Creating an archive only to discard it would be expensive.
    if (c.req.method === "HEAD") return c.body(null, 405, { Allow: "GET" })
    const ticket = getCookie(c, cookie.name)
    if (c.req.header("authorization") || !ticket) {
      return send(c, c.get("api")()).catch((error: unknown) => refusalResponse(c, error))
    }
    deleteCookie(c, cookie.name, cookie.options)
    try {
      return await send(c, await redeemArchiveTicket(c.get("api")(), ticket))
    } catch (error) {
      const code = reasonOf(error)
      if (!code) throw error
      // The browser shows this as a page: the settings have a message for each reason.
      const flash = { topic: "archive", code, provider: null } as const
      return redirectWithFlash(c, settings.app_url, settingsAt("family"), flash)
    }
  })

  app.post(`${address}/ticket`, async (c) => {
    try {
      setCookie(c, cookie.name, await createArchiveCaller(c.get("api")()).ticket(), cookie.options)
      return c.json({ url: address })
    } catch (error) {
      return refusalResponse(c, error)
    }
  })

  servePart(app, `${address}/uploads/:id/parts/:position`, (c, part) =>
    createArchiveCaller(c.get("api")()).uploadPart(part),
  )
}

/** Returns the reason of an expected error; null for any other error. */
function reasonOf(error: unknown): Reason | null {
  if (error instanceof AppError) return error.reason
  if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") return null
  return error.cause instanceof AppError ? error.cause.reason : "UNKNOWN_ERROR"
}
