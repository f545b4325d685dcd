import { expect, test } from "vitest"
import { isPrivateAddress, isPublicHost } from "./public-address.ts"

test.each(["8.8.8.8", "203.0.114.9", "2606:4700::1111"])("the address %s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "logos.example",
  "",
])("the address '%s' is not public", (address) => expect(isPrivateAddress(address)).toBe(true))

test("names of local networks and names without a dot are not public", () => {
  expect(isPublicHost("logos.example")).toBe(true)
  for (const name of ["localhost", "printer", "a.localhost", "nas.local", "db.internal.", "tv.lan", "x.home.arpa"]) {
    expect(isPublicHost(name), name).toBe(false)
  }
})
