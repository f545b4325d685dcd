import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { createMiddleware } from "hono/factory"
import type { AppEnv } from "../http/app-env.ts"
import { loopbackNames } from "../settings/env.ts"
import { isSameSecret } from "../http/same-secret.ts"

/** The path of the page with unsent mail. */
export const mailboxPath = "/dev/mailbox"

const cookie = {
  name: "mailbox",
  options: { path: mailboxPath, httpOnly: true, sameSite: "Strict" as const },
}

/** Headers by which proxies mark forwarded requests, including variants with the same prefixes. */
const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|(?:true-|proxy-)?client-ip|x-(?:forward|real-ip|remote|client|cluster-client-ip|original|envoy|amzn|appengine|azure|arr|proxy|host|scheme|nf).*|(?:cf|fly|fastly)-.*)$/

/**
 * Allows access to the mailbox from this computer with the key that the server printed. The address with the key sets a cookie and
 * redirects to the address without it, so each browser needs the key once. The key is required because requests through a proxy on
 * the same computer may be indistinguishable from the owner's.
 */
export function guardMailbox(key: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isThisComputer(c)) return c.text("The mailbox can be opened only on the computer that runs Hearthbook.", 403)
    const given = c.req.query("key")
    if (given !== undefined && isSameSecret(given, key)) {
      setCookie(c, cookie.name, key, cookie.options)
      return c.redirect(mailboxPath)
    }
    if (isSameSecret(getCookie(c, cookie.name) ?? "", key)) return next()
    return c.text(
      "Open the mailbox at the address that Hearthbook printed when it started, which ends with a key.",
      403,
    )
  })
}

/** True for a local socket, without a proxy, and under a local host name, because another site's name may resolve here (DNS rebinding). */
function isThisComputer(c: Context<AppEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? ""
  const isLoopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(address)
  const isForwarded = [...c.req.raw.headers.keys()].some((name) => forwardingHeader.test(name))
  return isLoopback && !isForwarded && loopbackNames.includes(new URL(c.req.url).hostname)
}
