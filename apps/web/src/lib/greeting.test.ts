import { expect, test } from "vitest"
import { greetingAt } from "./greeting.ts"

test("greets by the time in the family's time zone", { tags: ["dashboard.greeting"] }, () => {
  const now = new Date("2026-11-21T17:30:00Z")
  expect(greetingAt("America/Los_Angeles", now)).toBe("Good morning")
  expect(greetingAt("America/New_York", now)).toBe("Good afternoon")
  expect(greetingAt("Europe/Berlin", now)).toBe("Good evening")
  expect(greetingAt("Asia/Tokyo", now)).toBe("Good evening")
})
