import { expect, test } from "vitest"
import { openSealedText, sealText } from "./sealed-text.ts"

const secret = "a secret of tests, long enough to be one"
const place = "google:1234"

test("what is sealed can be opened again, and cannot be read without", () => {
  const sealed = sealText("ya29.a token with an ä", place, secret)
  expect(openSealedText(sealed, place, secret)).toBe("ya29.a token with an ä")
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("token")
  expect(sealText("", place, secret)).not.toBe(sealText("", place, secret))
})

test.each([
  ["under another secret", (sealed: string) => openSealedText(sealed, place, "another secret, as long as the first")],
  ["in another row", (sealed: string) => openSealedText(sealed, "google:5678", secret)],
  ["changed by one character", (sealed: string) => openSealedText(flipLast(sealed), place, secret)],
  ["cut short", (sealed: string) => openSealedText(sealed.slice(0, 20), place, secret)],
  ["that is none", () => openSealedText("", place, secret)],
])("a seal %s opens nothing", (_, open) => {
  expect(open(sealText("a token", place, secret))).toBeNull()
})

function flipLast(sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  return bytes.toString("base64url")
}
