import { expect, test } from "vitest"
import { readText } from "../supply-chain/lock.ts"

// `tests/structure/named-files.test.ts` checks that the named tests exist.
test("each kind of attacker has a section with the tests that prove the protection", () => {
  const parts = readText("SECURITY.md").split(/^### /m).slice(1)
  expect(parts.length).toBe(9)
  for (const part of parts) expect(part).toMatch(/Shown by `/)
})
