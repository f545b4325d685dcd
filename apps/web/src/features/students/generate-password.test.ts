import { childPasswordProblems } from "@hearthbook/api/rules/password"
import { expect, test } from "vitest"
import { generatePassword } from "./generate-password.ts"

const many = Array.from({ length: 2000 }, generatePassword)

test("a generated password is two words and digits that a child can type, and one the server takes", () => {
  for (const password of many) {
    expect(password).toMatch(/^[a-z]+-[a-z]+-[0-9]{4}$/)
    expect(childPasswordProblems(password), password).toEqual([])
  }
})

test("no two of two thousand are alike by more than chance", () => {
  expect(new Set(many).size).toBeGreaterThan(many.length - 5)
})
