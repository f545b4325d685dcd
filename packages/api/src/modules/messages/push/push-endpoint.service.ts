import { fieldError } from "@hearthbook/core/errors/errors"
import type { Settings } from "../../../request/request.ts"
import { isPublicHost, requirePublicAddress, type LookUpHost } from "../../../request/public-address.ts"

/** The settings that limit the push services to which an installation posts. */
export type PushSite = Pick<Settings, "app_url" | "push_ports">

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]

/** True if the whole installation is on one computer, so that its push service may be too. */
function isLocalInstallation({ app_url }: Pick<Settings, "app_url">): boolean {
  return loopbackNames.includes(new URL(app_url).hostname)
}

/**
 * True if an address from a browser may be a push service: https on a public host, so that no one can make the server call its
 * own network. The address that the host resolves to is checked when it is entered, and again before sending. A local installation
 * also allows this computer, and only the ports of PUSH_PORTS, so that no one can make it call the other programs there.
 */
export function isPushEndpoint(endpoint: string, settings: PushSite): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (isLocalInstallation(settings)) {
    if (!settings.push_ports.includes(Number(port || (protocol === "http:" ? 80 : 443)))) return false
    if (loopbackNames.includes(hostname)) return protocol === "https:" || protocol === "http:"
  }
  return protocol === "https:" && isPublicHost(hostname)
}

/**
 * Refuses an address that is no push service, when a browser is subscribed. VALIDATION_ERROR at `endpoint`, as `requirePublicAddress`
 * throws it.
 */
export async function requirePushEndpoint(
  endpoint: string,
  settings: PushSite,
  lookUp: LookUpHost | null,
): Promise<void> {
  if (!isPushEndpoint(endpoint, settings)) {
    throw fieldError("endpoint", "Push messages cannot be sent to this address.")
  }
  const isHere = isLocalInstallation(settings) && loopbackNames.includes(new URL(endpoint).hostname)
  if (!isHere) await requirePublicAddress("endpoint", endpoint, lookUp)
}
