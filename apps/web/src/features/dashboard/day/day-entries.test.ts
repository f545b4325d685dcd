import type { ChildDay } from "@hearthbook/api/records/dashboard"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { expect, test } from "vitest"
import { entriesOf, entryOfClass, minutesIn, phaseOf } from "./day-entries.ts"

const today = "2026-11-23"
const student = { id: "ada", first_name: "Ada", last_name: "Hall", grade_level: "4", color: "#0f766e" } as const
const subject = { id: "math", name: "Math", color: "#2563a6", icon: "Calculator" } as const

function aClass(id: string, start: string, end: string): ClassView {
  return {
    id,
    student_id: student.id,
    subject_id: subject.id,
    day_of_week: "monday",
    start_time: `1970-01-01T${start}:00.000Z`,
    end_time: `1970-01-01T${end}:00.000Z`,
    location: null,
    canceled_days: [],
    start_date: null,
    end_date: null,
    student,
    subject,
    version: 1,
    created_at: "2026-11-01T00:00:00.000Z",
    updated_at: "2026-11-01T00:00:00.000Z",
  }
}

function anEvent(title: string, start: string, end: string, all_day = false): EventView {
  return {
    id: title,
    title,
    description: null,
    student_id: null,
    event_type: "other",
    start_date: `${start}:00.000Z`,
    end_date: `${end}:00.000Z`,
    all_day,
    location: null,
    student: null,
    minutes: null,
    subject_ids: [],
    place: "away",
    version: 1,
    created_at: "2026-11-01T00:00:00.000Z",
    updated_at: "2026-11-01T00:00:00.000Z",
  }
}

function childWith(classes: ClassView[]): ChildDay {
  return {
    student,
    is_school_day: true,
    mark: null,
    previous_status: null,
    classes,
    held_class_ids: [],
    noted_time: [],
    lessons: [],
    due: [],
    overdue_count: 0,
    overdue_ids: [],
  }
}

test("sorts entries by start time, with all-day entries first", () => {
  const children = [childWith([aClass("late", "14:00", "15:30"), aClass("early", "09:05", "09:50")])]
  const events = [
    anEvent("swimming", `${today}T12:15`, `${today}T13:15`),
    anEvent("holiday", "2026-11-20T00:00", `${today}T00:00`, true),
  ]
  expect(entriesOf(children, events, today).map(({ key }) => key)).toEqual(["holiday", "early", "swimming", "late"])
})

test("an event that began yesterday has only an end today, and one that continues tomorrow only a start", () => {
  const events = [
    anEvent("camp", "2026-11-22T18:00", `${today}T10:00`),
    anEvent("drive", `${today}T20:00`, "2026-11-24T08:00"),
    anEvent("trip", "2026-11-22T08:00", "2026-11-24T08:00"),
  ]
  const hours = entriesOf([], events, today).map((entry) => entry.hours)
  expect(hours).toEqual([
    { start: null, end: `${today}T10:00:00.000Z` },
    null,
    { start: `${today}T20:00:00.000Z`, end: null },
  ])
  expect(hours.map((each) => each && minutesIn(each))).toEqual([null, null, null])
})

test("an event that ended at last midnight is left out; one that ends at the next lasts until then", () => {
  const events = [
    anEvent("last night", "2026-11-22T20:00", `${today}T00:00`),
    anEvent("tonight", `${today}T22:30`, "2026-11-24T00:00"),
  ]
  const [entry, ...others] = entriesOf([], events, today)
  expect(others).toEqual([])
  expect(entry?.title).toBe("tonight")
  expect(entry?.hours && minutesIn(entry.hours)).toBe(90)
  expect(entry && phaseOf(entry, "23:59")).toBe("present")
})

test("an entry is upcoming until its first minute, and past at its last", () => {
  const entry = entryOfClass(aClass("math", "09:00", "09:45"))
  const phases = ["08:59", "09:00", "09:44", "09:45"].map((now) => phaseOf(entry, now))
  expect(phases).toEqual(["coming", "present", "present", "past"])
  expect(entry.hours && minutesIn(entry.hours)).toBe(45)
})
