import type { Settings } from "../../request/request.ts"
import { isPublicHost } from "../../rules/network/public-address.ts"

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]

/** Whether the whole installation is on one computer, so that a push service may be, too. */
export function isLocalInstallation({ app_url }: Pick<Settings, "app_url">): boolean {
  return loopbackNames.includes(new URL(app_url).hostname)
}

/**
 * Whether an address that a browser named may be a push service: https on a public host, so that nobody can have this server
 * call its own network (where the name leads is looked at once more when something is sent). At home, also this computer.
 */
export function isPushEndpoint(endpoint: string, settings: Pick<Settings, "app_url">): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (username || password) return false
  if (isLocalInstallation(settings) && loopbackNames.includes(hostname))
    return protocol === "https:" || protocol === "http:"
  return protocol === "https:" && isPublicHost(hostname)
}
