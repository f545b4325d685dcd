import type { EventView } from "@hearthbook/api/schemas/event"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { expect, test } from "vitest"
import { colorOf, entriesOn, titleOf, toRows, type Entry } from "./schedule-entry.ts"

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

test("a class is not held on a day off of its student", { tags: ["schedule.classes-on-days-off"] }, () => {
  const monday = "2026-11-02"
  const keysOn = (...events: Partial<EventView>[]) => {
    const days = { start_date: `${monday}T00:00:00.000Z`, end_date: `${monday}T00:00:00.000Z`, all_day: true }
    const rows = events.map((more, index) => ({ ...event, ...days, student_id: null, id: `e${index}`, ...more }))
    return entriesOn({ classes: [row], events: rows, lessons: [] }, monday).map(({ kind }) => kind)
  }
  expect(keysOn()).toEqual(["class"])
  expect(keysOn({ event_type: "holiday" })).toEqual(["event"])
  expect(keysOn({ event_type: "holiday", student_id: "b" })).toEqual(["event", "class"])
  expect(keysOn({ event_type: "holiday", student_id: "a" })).toEqual(["event"])
  expect(keysOn({ event_type: "holiday" }, { event_type: "school_day", student_id: "a" })).toEqual([
    "event",
    "event",
    "class",
  ])
  expect(keysOn({ event_type: "holiday", all_day: false })).toEqual(["class"])
})

test("a skipped lesson is on no day", { tags: ["planning.lesson-filters"] }, () => {
  const lesson: LessonView = {
    id: "l",
    student_id: "a",
    curriculum_id: "c",
    title: "Fractions",
    planned_date: "2026-11-02T00:00:00.000Z",
    objectives: null,
    position: 0,
    status: "planned",
    minutes: null,
    minutes_spent: null,
    pinned: false,
    together_id: null,
    completed_on: null,
    completed_at: null,
    student: row.student,
    subject: row.subject,
    resources: [],
    assignments: [],
    ...created,
  }
  const lessons = [lesson, { ...lesson, id: "s", status: "skipped" as const }]
  const shown = entriesOn(toRows({ classes: [], events: [], lessons }), "2026-11-02")
  expect(shown.map(({ row: { id } }) => id)).toEqual(["l"])
})
