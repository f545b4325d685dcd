/**
 * The key by which limits count a client address: IPv4 as it is, also where it is written as IPv6 (`::ffff:192.0.2.1`); IPv6 by its
 * /64, since whoever has one address has all 2^64 of its network, as `2001:db8:0:1::/64`; anything else as it is.
 */
export function limitAddress(address: string): string {
  const groups = groupsOf(address.replace(/%.*$/, ""))
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
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null
  // The parser of addresses writes each one in a single way, without dots.
  const [before = "", after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::")
  const [head, tail] = [numbersIn(before), numbersIn(after ?? "")]
  return after === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

function numbersIn(part: string): number[] {
  return part === "" ? [] : part.split(":").map((group) => parseInt(group, 16))
}

/** Groups of 16 bits as IPv4 writes them, a byte each. */
function dotted(groups: number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join(".")
}
