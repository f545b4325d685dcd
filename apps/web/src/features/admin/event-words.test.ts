import { expect, test } from "vitest"
import { describeEvent } from "./event-words.ts"

test("an event is told in plain words, with what is known of it", () => {
  expect(describeEvent({ type: "signed_in", metadata: { means: "password" } })).toBe("Signed in by password")
  expect(describeEvent({ type: "signed_out", metadata: { everywhere: true } })).toBe("Signed out everywhere")
  expect(describeEvent({ type: "provider_linked", metadata: { provider: "google" } })).toBe(
    "Connected an account elsewhere: google",
  )
  expect(describeEvent({ type: "password_reset", metadata: {} })).toBe("Reset their password")
})
