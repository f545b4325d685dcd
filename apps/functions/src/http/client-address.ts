/**
 * Returns the client's address. Without a trusted proxy it is the socket's address, whatever the headers say. Behind `hops`
 * trusted proxies it is the address that the outermost of them saw: the hops-th entry of X-Forwarded-For from the right.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, hops: number): string {
  const entries = (forwarded ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
  const client = hops > 0 ? entries.at(-Math.min(hops, entries.length)) : undefined
  // A dual-stack socket reports IPv4 addresses with this prefix.
  return withoutPort(client ?? socket ?? "unknown").replace(/^::ffff:(?=\d+\.)/i, "")
}

/** Removes what some proxies add, as in `192.0.2.1:4711` or `"[2001:db8::1]:4711"`, so that rate limits see one address. */
function withoutPort(address: string): string {
  const bare = address.replaceAll('"', "")
  return /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(bare)?.[1] ?? bare
}
