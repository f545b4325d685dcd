import { expect, test } from "vitest"
import { flashCookie, readFlash, writeFlash, type Flash } from "./flash.ts"

test.each<[Flash, string]>([
  [{ topic: "connection", code: "LINK_INVALID", provider: "github" }, "connection.LINK_INVALID.github"],
  [{ topic: "archive", code: "RATE_LIMITED", provider: null }, "archive.RATE_LIMITED.none"],
])("%j is written as '%s' and read again", (flash, value) => {
  expect(writeFlash(flash)).toBe(value)
  expect(readFlash(value)).toEqual(flash)
})

test.each([
  "",
  "connection",
  "connection.LINK_INVALID",
  "connection.LINK_INVALID.myspace",
  "connection.LINK_INVALID.github.more",
  "connection.constructor.github",
  "connection.Call 0900 1234 at once.github",
  "lottery.LINK_INVALID.github",
])("'%s' is no flash", (value) => expect(readFlash(value)).toBeNull())

test("over TLS the cookie's name is one that no other host can set", () => {
  expect(flashCookie(true)).toMatch(/^__Host-/)
  expect(flashCookie(false)).toBe("hearthbook.flash")
})
