import { expect, test } from "vitest"
import { nameOfBell, shortCount } from "./bell-messages.ts"
import { detailOf } from "./notification-messages.ts"

const today = "2026-11-22"
const at = (day: string) => `${day}T00:00:00.000Z`

test("new work has its subject, and the due date relative to today", () => {
  const work = { kind: "assignment_set" as const, body: "Science" }
  expect(detailOf({ ...work, day: at("2026-11-23") }, today)).toBe("Science, due tomorrow")
  expect(detailOf({ ...work, day: at("2026-12-24") }, today)).toBe("Science, due 12/24/2026")
  expect(detailOf({ ...work, body: null, day: at("2026-11-22") }, today)).toBe("Due today")
})

test("an absence has its day, a grade its letter, and without either there is no detail", () => {
  expect(detailOf({ kind: "absence_recorded", body: null, day: at("2026-11-21") }, today)).toBe("Yesterday")
  expect(detailOf({ kind: "work_graded", body: "A, 93%", day: null }, today)).toBe("A, 93%")
  expect(detailOf({ kind: "work_graded", body: null, day: null }, today)).toBeNull()
})

test("the bell counts to 99, and has no count when nothing is unread", () => {
  expect(nameOfBell(0)).toBe("Notifications")
  expect(nameOfBell(3)).toBe("Notifications, 3 unread")
  expect(shortCount(99)).toBe("99")
  expect(nameOfBell(100)).toBe("Notifications, 99+ unread")
})
