import type { Settings } from "../../../request/request.ts"
import { isPublicHost } from "../../../request/public-address.ts"

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]

/** True if the whole installation is on one computer, so that its push service may be too. */
export function isLocalInstallation({ app_url }: Pick<Settings, "app_url">): boolean {
  return loopbackNames.includes(new URL(app_url).hostname)
}

/**
 * True if an address from a browser may be a push service: https on a public host, so that no one can make the server call its
 * own network. The address that the host resolves to is checked again before sending. On a local installation, this computer is
 * allowed too.
 */
export function isPushEndpoint(endpoint: string, settings: Pick<Settings, "app_url">): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username || password) return false
  if (isLocalInstallation(settings) && loopbackNames.includes(hostname))
    return protocol === "https:" || protocol === "http:"
  return protocol === "https:" && isPublicHost(hostname)
}
