import { expect, test } from "vitest"
import { memoryStorage } from "../../../testing/session-server.ts"
import { LoginAttempts, lockMessage } from "./login-attempts.ts"

const minute = 60_000

function openBrowser() {
  const storage = memoryStorage()
  const clock = { now: 0 }
  return { clock, load: () => new LoginAttempts(storage, () => clock.now), storage }
}

test("warns when two tries are left, and locks when none are", { tags: ["access.attempt-warning"] }, () => {
  const { clock, load } = openBrowser()
  const attempts = load()
  for (const at of [0, 1, 2]) {
    expect(attempts.warning("sarah@example.com")).toBeNull()
    clock.now = at * minute
    attempts.noteFailure("sarah@example.com")
  }
  expect(attempts.warning("sarah@example.com")).toBe("⚠️ Warning: 2 attempt(s) remaining")
  for (const at of [3, 4]) {
    clock.now = at * minute
    attempts.noteFailure("Sarah@Example.com ")
  }
  expect(attempts.warning("sarah@example.com")).toBeNull()
  expect(attempts.lockedUntil("sarah@example.com")).toBe(15 * minute)
  expect(lockMessage(11 * minute)).toBe("Too many login attempts. Please try again in 11 minutes.")
  expect(lockMessage(minute - 1)).toBe("Too many login attempts. Please try again in 1 minute.")
})

test("the lock survives a reload, and expires", { tags: ["access.attempt-lock"] }, () => {
  const { clock, load } = openBrowser()
  for (let tries = 0; tries < 5; tries += 1) load().noteFailure("sarah@example.com")
  expect(load().lockedUntil("sarah@example.com")).toBe(15 * minute)
  clock.now = 15 * minute
  expect(load().lockedUntil("sarah@example.com")).toBeNull()
  expect(load().left("sarah@example.com")).toBe(5)
})

test("counts each email address separately, and resets after the right password", () => {
  const { load } = openBrowser()
  const attempts = load()
  attempts.noteFailure("ben@example.com")
  expect(attempts.left("ada@example.com")).toBe(5)
  expect(attempts.left("ben@example.com")).toBe(4)
  attempts.forget("ben@example.com")
  expect(attempts.left("ben@example.com")).toBe(5)
})

test("the server's lock lasts as long as the server says", () => {
  const { clock, load } = openBrowser()
  load().noteBlock("ben@example.com", 90)
  expect(load().lockedUntil("ben@example.com")).toBe(90_000)
  clock.now = 90_000
  expect(load().lockedUntil("ben@example.com")).toBeNull()
})

test("an email address is removed from the browser once its failures expire", () => {
  const { clock, load, storage } = openBrowser()
  load().noteFailure("ben@example.com")
  clock.now = 16 * minute
  load().noteFailure("ada@example.com")
  expect(storage.getItem("hearthbook.login-attempts")).not.toContain("ben@example.com")
})

test("invalid storage does not lock anyone out", () => {
  const { load, storage } = openBrowser()
  storage.setItem("hearthbook.login-attempts", "{")
  expect(load().left("ben@example.com")).toBe(5)
})
