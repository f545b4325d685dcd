import { expect, test } from "vitest"
import { fingerprintOf } from "./fingerprint.ts"

test("the same bytes have the same fingerprint, and others another", async () => {
  const content = new Uint8Array(3_000_000).fill(7)
  const first = await fingerprintOf(new Blob([content]))
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(await fingerprintOf(new Blob([content]))).toBe(first)
  content[2_500_000] = 8
  expect(await fingerprintOf(new Blob([content]))).not.toBe(first)
})
