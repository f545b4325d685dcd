import { expect, test } from "vitest"
import { clientAddress } from "./client-address.ts"

test("without a trusted proxy, a client cannot claim another address", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7")
})

test("behind trusted proxies, the address is the one that the outermost proxy saw, whatever the client claims", () => {
  const forwarded = "10.9.9.9, 198.51.100.1, 192.0.2.2"
  expect(clientAddress("127.0.0.1", forwarded, 1)).toBe("192.0.2.2")
  expect(clientAddress("127.0.0.1", forwarded, 2)).toBe("198.51.100.1")
})

test("a request that bypassed the proxy has the address of its socket", () => {
  expect(clientAddress("203.0.113.7", undefined, 1)).toBe("203.0.113.7")
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown")
})

test("an IPv4-mapped address is written as IPv4", () => {
  expect(clientAddress("::ffff:203.0.113.7", undefined, 0)).toBe("203.0.113.7")
  expect(clientAddress("2001:db8::7", undefined, 0)).toBe("2001:db8::7")
})

test("ports, brackets and quotes that a proxy adds do not change the address", () => {
  const v4 = ["198.51.100.9:4711", '"198.51.100.9:4712"', "198.51.100.9"]
  expect(v4.map((entry) => clientAddress("127.0.0.1", entry, 1))).toEqual(Array(3).fill("198.51.100.9"))
  const v6 = ["[2001:db8::1]:4711", '"[2001:db8::1]"', "2001:db8::1"]
  expect(v6.map((entry) => clientAddress("127.0.0.1", entry, 1))).toEqual(Array(3).fill("2001:db8::1"))
})
