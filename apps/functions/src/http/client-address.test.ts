import { expect, test } from "vitest"
import { clientAddress } from "./client-address.ts"

test("without a proxy of ours, nobody can claim another address", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7")
})

test("behind proxies, it is what the outermost of ours saw; what the client wrote before it counts for nothing", () => {
  const forwarded = "10.9.9.9, 198.51.100.1, 192.0.2.2"
  expect(clientAddress("127.0.0.1", forwarded, 1)).toBe("192.0.2.2")
  expect(clientAddress("127.0.0.1", forwarded, 2)).toBe("198.51.100.1")
})

test("a request that came past the proxy is known by its socket", () => {
  expect(clientAddress("203.0.113.7", undefined, 1)).toBe("203.0.113.7")
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown")
})

test("an IPv4 address is written as people know it", () => {
  expect(clientAddress("::ffff:203.0.113.7", undefined, 0)).toBe("203.0.113.7")
  expect(clientAddress("2001:db8::7", undefined, 0)).toBe("2001:db8::7")
})

test("a proxy that writes ports, brackets or quotes makes no new address of each", () => {
  const seen = ["198.51.100.9:4711", '"198.51.100.9:4712"', "198.51.100.9"]
  expect(seen.map((entry) => clientAddress("127.0.0.1", entry, 1))).toEqual(Array(3).fill("198.51.100.9"))
  const six = ["[2001:db8::1]:4711", '"[2001:db8::1]"', "2001:db8::1"]
  expect(six.map((entry) => clientAddress("127.0.0.1", entry, 1))).toEqual(Array(3).fill("2001:db8::1"))
})
