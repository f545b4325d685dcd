/**
 * The key by which rate limits count a client address. IPv4 addresses count as they are, also if they are mapped to IPv6
 * (`::ffff:192.0.2.1`). IPv6 addresses count by their /64 network (`2001:db8:0:1::/64`), because its owner has all 2^64
 * addresses in it. Any other text counts as it is.
 */
export function rateLimitAddress(address: string): string {
  const groups = groupsOf(address.split("%", 1)[0] ?? "")
  if (!groups) return address
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return dotted(groups.slice(6))
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`
}

/** The eight groups of an IPv6 address, however it is written; null for any other text. */
function groupsOf(text: string): number[] | null {
  if (!/^[0-9a-f.]*:[0-9a-f:.]*$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null
  // The URL parser normalizes the address, without dots.
  const [before = "", after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::")
  const [head, tail] = [numbersIn(before), numbersIn(after ?? "")]
  return after === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

function numbersIn(part: string): number[] {
  return part === "" ? [] : part.split(":").map((group) => parseInt(group, 16))
}

/** Two groups of 16 bits in IPv4 notation. */
function dotted(groups: number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join(".")
}
