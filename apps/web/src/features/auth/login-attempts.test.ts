import { expect, test } from "vitest"
import { attemptsLeft, attemptWarning, forgetAttempts, noteFailure } from "./login-attempts.ts"

const minute = 60_000

test("warns when two tries are left, and names the wait when none is", () => {
  for (const at of [0, 1, 2]) noteFailure("sarah@example.com", at * minute)
  expect(attemptWarning("sarah@example.com", 2 * minute)).toBe("⚠️ Warning: 2 attempt(s) remaining")
  for (const at of [3, 4]) noteFailure("Sarah@Example.com ", at * minute)
  expect(attemptsLeft("sarah@example.com", 4 * minute)).toBe(0)
  expect(attemptWarning("sarah@example.com", 4 * minute)).toBe(
    "Too many login attempts. Please try again in 11 minutes.",
  )
})

test("counts each e-mail on its own, forgets after a quarter of an hour and after the right password", () => {
  noteFailure("ben@example.com", 0)
  expect(attemptsLeft("ada@example.com", 0)).toBe(5)
  expect(attemptsLeft("ben@example.com", 0)).toBe(4)
  expect(attemptsLeft("ben@example.com", 16 * minute)).toBe(5)
  forgetAttempts("ben@example.com")
  expect(attemptsLeft("ben@example.com", 0)).toBe(5)
})
