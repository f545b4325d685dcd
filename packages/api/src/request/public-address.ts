import { fieldError } from "@hearthbook/core/errors/errors"
import { BlockList, isIP } from "node:net"

/** Networks that are not public (RFC 6890). */
const privateRanges = [
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
/** The same for IPv6, with the ranges that stand for IPv4 addresses. */
const privateRanges6 = [
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
// One list for each version: in a shared list, ::ffff:0:0 matches every IPv4 address.
const privateLists = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of privateRanges) privateLists.ipv4.addSubnet(network, bits, "ipv4")
for (const [network, bits] of privateRanges6) privateLists.ipv6.addSubnet(network, bits, "ipv6")

/**
 * True for an address in a private or reserved network, and for a text that is not an IP address. The server must not call it.
 */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return version === 6 ? privateLists.ipv6.check(address, "ipv6") : privateLists.ipv4.check(address, "ipv4")
}

/**
 * True for the hostname of a URL that may be public: a public IP address, or a name that is not one of a local network. The
 * addresses that a name resolves to are checked when it is called.
 */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "")
  if (isIP(address)) return !isPrivateAddress(address)
  const name = hostname.replace(/\.$/, "").toLowerCase()
  return name.includes(".") && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(name)
}

/** Resolves a name to its IP addresses. Rejects for a name that is not found, and at a deadline of its own. */
export type LookUpHost = (hostname: string) => Promise<string[]>

/**
 * Refuses a web address that the server is to call later, when it is entered: VALIDATION_ERROR at the field if its name is not found now,
 * or if any of its IP addresses is not public. It is checked again at each connection. Without `lookUp`, names are not resolved.
 */
export async function requirePublicAddress(field: string, address: string, lookUp: LookUpHost | null): Promise<void> {
  const { hostname } = new URL(address)
  const refusal = fieldError(field, "This address is in a private network. Hearthbook calls only public ones.")
  if (!isPublicHost(hostname)) throw refusal
  if (!lookUp || isIP(hostname.replace(/^\[|\]$/g, ""))) return
  const found = await lookUp(hostname).catch(() => [])
  if (found.length === 0) throw fieldError(field, "This address was not found.")
  if (found.some(isPrivateAddress)) throw refusal
}
