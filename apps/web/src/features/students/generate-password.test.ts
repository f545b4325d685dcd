import { childPasswordProblems } from "@hearthbook/core/permissions/password-rules"
import { expect, test } from "vitest"
import { generatePassword } from "./generate-password.ts"

const many = Array.from({ length: 2000 }, generatePassword)

test("generates two words and digits that a child can type and the server accepts", () => {
  for (const password of many) {
    expect(password).toMatch(/^[a-z]+-[a-z]+-[0-9]{4}$/)
    expect(childPasswordProblems(password), password).toEqual([])
  }
})

test("two thousand passwords repeat no more than by chance", () => {
  expect(new Set(many).size).toBeGreaterThan(many.length - 5)
})
