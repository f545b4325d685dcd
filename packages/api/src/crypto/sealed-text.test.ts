import { expect, test } from "vitest"
import { openSealedText, sealText } from "./sealed-text.ts"

const secret = "a secret of tests, long enough to be one"
const seal = { purpose: "provider tokens", place: "google:1234", secret } as const

test("a sealed text can be opened again, and cannot be read without its key", () => {
  const sealed = sealText("ya29.a token with an ä", seal)
  expect(openSealedText(sealed, seal)).toBe("ya29.a token with an ä")
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("token")
  expect(sealText("", seal)).not.toBe(sealText("", seal))
})

test.each([
  [
    "with another secret",
    (sealed: string) => openSealedText(sealed, { ...seal, secret: "another secret, as long as the first" }),
  ],
  ["in another row", (sealed: string) => openSealedText(sealed, { ...seal, place: "google:5678" })],
  ["for another purpose", (sealed: string) => openSealedText(sealed, { ...seal, purpose: "undo" })],
  ["changed by one character", (sealed: string) => openSealedText(flipLast(sealed), seal)],
  ["cut short", (sealed: string) => openSealedText(sealed.slice(0, 20), seal)],
  ["that is empty", () => openSealedText("", seal)],
])("a seal %s opens nothing", (_, open) => {
  expect(open(sealText("a token", seal))).toBeNull()
})

function flipLast(sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  return bytes.toString("base64url")
}
