import { childPasswordProblems, passwordProblems } from "@hearthbook/core/permissions/password-rules"
import { expect, test } from "vitest"
import { loadGuesser } from "./password-guesser.ts"
import { passwordStrength } from "./password-strength.ts"

const guess = await loadGuesser()
const judge = (password: string, personal: string[] = []) =>
  passwordStrength({ password, problems: passwordProblems(password), guess: guess(password, personal) })

test(
  "a password that breaks a rule is weak at any length, and names the rule",
  { tags: ["access.password-kinds"] },
  () => {
    expect(judge("abc").label).toBe("Very Weak")
    expect(judge("Password123!Password123!")).toMatchObject({ label: "Weak", color: "red" })
    expect(judge("Password123!Password123!").feedback).toContain("Password is too common or contains common words")
  },
)

test(
  "strength depends on how hard a password is to guess, and grows with length",
  { tags: ["access.password-strength"] },
  () => {
    expect(judge("Ab1!Ab1!").label).toBe("Weak")
    expect(judge("Kt7!wq9Z").label).toBe("Fair")
    expect(judge("Kt7!wq9Zmv3?").label).toBe("Strong")
    expect(judge("Sunny-Meadow-42!").label).toBe("Strong")
  },
)

test("the user's own name is easy to guess", () => {
  const name = ["Wilhelmina", "Featherstone"]
  expect(judge("Featherstone1!", name).label).toBe("Weak")
})

test("gives advice in plain words, at most three lines", () => {
  expect(judge("Abcdefg1!").feedback.join(" ")).toMatch(/words|characters|sequences/i)
  expect(judge("a").feedback.length).toBeLessThanOrEqual(3)
})

test("rules and length decide until the word lists load", () => {
  const early = (password: string) =>
    passwordStrength({ password, problems: childPasswordProblems(password), guess: null }).label
  expect(early("short")).toBe("Weak")
  expect(early("long enough by far")).toBe("Strong")
})
