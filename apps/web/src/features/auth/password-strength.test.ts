import { expect, test } from "vitest"
import { passwordStrength } from "./password-strength.ts"

test("what the rules refuse is weak however long; longer is stronger", () => {
  const labelOf = (password: string) => passwordStrength(password).label
  expect(labelOf("abc")).toBe("Very Weak")
  expect(labelOf("abcdefgh1")).toBe("Weak")
  expect(labelOf("Password123!Password123!")).toBe("Weak")
  expect(labelOf("Kettle7!")).toBe("Fair")
  expect(labelOf("Kettle7!Kettle")).toBe("Good")
  expect(labelOf("Kettle7!Kettle7!")).toBe("Strong")
})
