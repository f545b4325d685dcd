/**
 * Who is at the other end. Without a trusted proxy it is the socket's address, whatever headers say; behind `hops`
 * proxies of ours, it is what the outermost of them saw: the hops-th entry of X-Forwarded-For from the right.
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, hops: number): string {
  const seen = (forwarded ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
  const claimed = hops > 0 ? seen.at(-Math.min(hops, seen.length)) : undefined
  // A socket that takes both kinds writes the older one so.
  return withoutPort(claimed ?? socket ?? "unknown").replace(/^::ffff:(?=\d+\.)/i, "")
}

/** Some proxies write `192.0.2.1:4711`, `[2001:db8::1]` or `"[2001:db8::1]:4711"`: each try would count for itself. */
function withoutPort(address: string): string {
  const bare = address.replaceAll('"', "")
  return /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(bare)?.[1] ?? bare
}
