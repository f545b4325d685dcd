import { BlockList, isIP } from "node:net"
import type { Settings } from "../../request.ts"

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]

/** What belongs to networks of their own, by RFC 6890. */
const innerRanges = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const
/** Likewise, with the ways in which an IPv4 address is written as one of these. */
const innerRangesOf6 = [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const
// A list each: one list takes every IPv4 address for what ::ffff:0:0 says.
const inner = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of innerRanges) inner.ipv4.addSubnet(network, bits, "ipv4")
for (const [network, bits] of innerRangesOf6) inner.ipv6.addSubnet(network, bits, "ipv6")

/** Whether a server at this address is the operator's own network's, where nobody outside may have us send anything. */
export function isInnerAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return version === 6 ? inner.ipv6.check(address, "ipv6") : inner.ipv4.check(address, "ipv4")
}

/** Whether the whole installation is on one computer, so that a push service may be, too. */
export function isAtHome({ app_url }: Pick<Settings, "app_url">): boolean {
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
  if (isAtHome(settings) && loopbackNames.includes(hostname)) return protocol === "https:" || protocol === "http:"
  return protocol === "https:" && isPublicHost(hostname)
}

function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "")
  if (isIP(address)) return !isInnerAddress(address)
  const name = hostname.replace(/\.$/, "").toLowerCase()
  return name.includes(".") && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(name)
}
