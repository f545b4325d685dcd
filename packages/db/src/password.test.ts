import { hash } from "@node-rs/argon2"
import { expect, test } from "vitest"
import { hashPassword, verifyPassword } from "./password.ts"

const composed = "Caf\u00e9-Lantern-58!"
const decomposed = "Cafe\u0301-Lantern-58!"

test("a password matches whichever way the keyboard writes é", { tags: ["access.password-unicode"] }, async () => {
  for (const stored of [await hashPassword(composed), await hashPassword(decomposed)]) {
    expect(await verifyPassword(stored, composed)).toBe(true)
    expect(await verifyPassword(stored, decomposed)).toBe(true)
    expect(await verifyPassword(stored, "Cafe-Lantern-58!")).toBe(false)
  }
})

test("an older hash of a decomposed password still opens", { tags: ["access.password-unicode"] }, async () => {
  const older = await hash(decomposed)
  expect(await verifyPassword(older, decomposed)).toBe(true)
})
