import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"
import { loopbackNames } from "../settings/env.ts"
import { isSameSecret } from "../http/same-secret.ts"

/** The address of the page with unsent mails. */
export const mailboxPath = "/dev/mailbox"

const cookie = {
  name: "mailbox",
  options: { path: mailboxPath, httpOnly: true, sameSite: "Strict" as const },
}

/** How proxies say that they hand on what somebody else asked: each that is usual, and each that begins like one of them. */
const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|(?:true-|proxy-)?client-ip|x-(?:forward|real-ip|remote|client|cluster-client-ip|original|envoy|amzn|appengine|azure|arr|proxy|host|scheme|nf).*|(?:cf|fly|fastly)-.*)$/

/**
 * Lets to the mailbox whoever sits at this computer and knows the key that the server has printed. An address with the key puts it into
 * a cookie and leads to the one without, so that it is typed once a browser. A proxy on the same computer may say nothing of who asks,
 * and looks like its owner then: without the key it is refused.
 */
export function guardMailbox(key: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isThisComputer(c)) return c.text("The mailbox is for the computer that Hearthbook runs on.", 403)
    const given = c.req.query("key")
    if (given !== undefined && isSameSecret(given, key)) {
      setCookie(c, cookie.name, key, cookie.options)
      return c.redirect(mailboxPath)
    }
    if (isSameSecret(getCookie(c, cookie.name) ?? "", key)) return next()
    return c.text(
      "Open the mailbox by the address that Hearthbook printed when it started: it ends with this start's key.",
      403,
    )
  })
}

/** By the socket, by no proxy, and under this computer's own name: another site's name may lead here too (rebinding). */
function isThisComputer(c: Context<AppEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? ""
  const isLoopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(address)
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwardingHeader.test(name))
  return isLoopback && !isForwarded && loopbackNames.includes(new URL(c.req.url).hostname)
}
