import fc from "fast-check"
import { expect, test } from "vitest"
import { rateLimitAddress } from "./rate-limit-address.ts"

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001::7", "2001:db8:0:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["", ""],
  ["2001:db8::1::2", "2001:db8::1::2"],
  ["]:80/[", "]:80/["],
])("%s counts as %s", (address, key) => {
  expect(rateLimitAddress(address)).toBe(key)
})

/** A slow and obvious implementation: the parts of an address, however it is written. */
function expectedOf(groups: number[]): string {
  const bytes = groups.flatMap((group) => [Math.floor(group / 256), group % 256])
  const isMapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255
  if (isMapped) return `${bytes[12]}.${bytes[13]}.${bytes[14]}.${bytes[15]}`
  const [a = 0, b = 0, c = 0, d = 0] = groups
  return `${a.toString(16)}:${b.toString(16)}:${c.toString(16)}:${d.toString(16)}::/64`
}

const group = fc.oneof(fc.constantFrom(0, 0, 0xffff), fc.integer({ min: 0, max: 0xffff }))
const anyGroups = fc.array(group, { minLength: 8, maxLength: 8 })
const mapped = fc.tuple(group, group).map((last) => [0, 0, 0, 0, 0, 0xffff, ...last])

/** One of the ways to write an address. */
const written = fc
  .record({
    groups: fc.oneof({ weight: 3, arbitrary: anyGroups }, { weight: 1, arbitrary: mapped }),
    isUpper: fc.boolean(),
    isPadded: fc.boolean(),
    hasDots: fc.boolean(),
    zone: fc.constantFrom("", "%eth0", "%1"),
    shortened: fc.option(fc.record({ from: fc.nat(7), length: fc.integer({ min: 1, max: 8 }) })),
  })
  .map(({ groups, isUpper, isPadded, hasDots, zone, shortened }) => {
    const texts = groups.map((number) => number.toString(16).padStart(isPadded ? 4 : 1, "0"))
    const last = groups.slice(6).flatMap((number) => [number >> 8, number & 255])
    const parts = hasDots ? [...texts.slice(0, 6), last.join(".")] : texts
    const most = hasDots ? 6 : 8
    const end = shortened ? Math.min(shortened.from + shortened.length, most) : 0
    const mayShorten = shortened && groups.slice(shortened.from, end).every((number) => number === 0)
    const text =
      mayShorten && end > shortened.from
        ? `${parts.slice(0, shortened.from).join(":")}::${parts.slice(end).join(":")}`
        : parts.join(":")
    return { groups, address: `${isUpper ? text.toUpperCase() : text}${zone}` }
  })

test("an IPv6 address counts by its network however it is written, and a mapped one by its IPv4 address", () => {
  fc.assert(
    fc.property(written, ({ groups, address }) => {
      expect(rateLimitAddress(address)).toBe(expectedOf(groups))
    }),
    { numRuns: 2000 },
  )
})

test("an IPv4 address, and any text that is not an address, counts as it is", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.string().filter((text) => !text.includes(":")),
      ),
      (address) => {
        expect(rateLimitAddress(address)).toBe(address)
      },
    ),
  )
})

test("addresses of one network count as one, and those of two networks as two", () => {
  fc.assert(
    fc.property(anyGroups, anyGroups, group, (one, other, more) => {
      const network = [...one.slice(0, 3), more]
      fc.pre(network.some((number) => number !== 0))
      const text = (groups: number[]) => groups.map((number) => number.toString(16)).join(":")
      const first = rateLimitAddress(text([...network, ...one.slice(4)]))
      expect(rateLimitAddress(text([...network, ...other.slice(4)]))).toBe(first)
      const beside = [...one.slice(0, 3), more ^ 1]
      fc.pre(beside.some((number) => number !== 0))
      expect(rateLimitAddress(text([...beside, ...one.slice(4)]))).not.toBe(first)
    }),
  )
})
