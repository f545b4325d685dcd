import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { expect, test } from "vitest"
import { colorOf, titleOf, type Entry } from "./schedule-entry.ts"

const created = { version: 1, created_at: "2026-09-01T00:00:00.000Z", updated_at: "2026-09-01T00:00:00.000Z" }
const row: ClassView = {
  id: "m",
  student_id: "a",
  subject_id: "s",
  day_of_week: "monday",
  start_time: "1970-01-01T09:00:00.000Z",
  end_time: "1970-01-01T10:00:00.000Z",
  location: null,
  start_date: null,
  end_date: null,
  student: { id: "a", first_name: "Ada", last_name: "Hall", grade_level: "4", color: "#2563a6" },
  subject: { id: "s", name: "Math", color: "#0f766e", icon: "Calculator" },
  ...created,
}
const event: EventView = {
  id: "e",
  title: "Dentist",
  description: null,
  student_id: "a",
  event_type: "other",
  start_date: "2026-11-02T09:00:00.000Z",
  end_date: "2026-11-02T10:00:00.000Z",
  all_day: false,
  location: null,
  student: row.student,
  ...created,
}
const math: Entry = { kind: "class", row }

test("titles a class by subject and child, an event by its own title", { tags: ["schedule.titles"] }, () => {
  expect(titleOf(math)).toBe("Math (Ada)")
  expect(titleOf({ kind: "class", row: { ...row, subject: { ...row.subject, name: "" } } })).toBe("Class (Ada)")
  expect(titleOf({ kind: "event", row: event })).toBe("Dentist")
})

test("a class has its subject's color, else #3b82f6; an event is #8b5cf6", { tags: ["schedule.colors"] }, () => {
  expect(colorOf(math)).toBe("#0f766e")
  expect(colorOf({ kind: "class", row: { ...row, subject: { ...row.subject, color: "" } } })).toBe("#3b82f6")
  expect(colorOf({ kind: "event", row: event })).toBe("#8b5cf6")
  expect(colorOf({ kind: "event", row: { ...event, event_type: "holiday" } })).toBe("#d98812")
  expect(colorOf({ kind: "event", row: { ...event, event_type: "school_day" } })).toBe("#15803d")
})
