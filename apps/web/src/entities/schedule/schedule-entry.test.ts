import type { EventView } from "@hearthbook/api/calendar/event"
import { expect, test } from "vitest"
import { ben, sampleCurriculum } from "../../testing/sample-family.ts"
import { sampleLesson } from "../../testing/sample-lessons.ts"
import { sampleClass, sampleEvent } from "../../testing/sample-schedule.ts"
import { colorOf, entriesOn, type Entry, shortClock, shortSpan, timeSpan, titleOf, toRows } from "./schedule-entry.ts"

const row = sampleClass("monday")
const event = sampleEvent({ student_id: "a", student: row.student })
const math: Entry = { kind: "class", row }

test("titles a class by subject and child, an event by its own title", { tags: ["schedule.titles"] }, () => {
  expect(titleOf(math)).toBe("Math (Ada)")
  expect(titleOf({ kind: "class", row: { ...row, subject: { ...row.subject, name: "" } } })).toBe("Class (Ada)")
  expect(titleOf({ kind: "event", row: event })).toBe("Dentist")
})

test(
  "a span says AM or PM of both times, or once of the half of the day that they share",
  { tags: ["schedule.clock-words"] },
  () => {
    const at = (time: string) => `1970-01-01T${time}:00.000Z`
    expect(timeSpan(at("09:00"), at("10:00"))).toBe("9:00 AM – 10:00 AM")
    expect(shortSpan(at("18:00"), at("18:45"))).toBe("6:00 – 6:45 PM")
    expect(shortSpan(at("11:30"), at("12:15"))).toBe("11:30 AM – 12:15 PM")
  },
)

test(
  "a small item leaves out AM or PM where each hour is only once in a school day",
  { tags: ["schedule.clock-words"] },
  () => {
    expect(["07:00", "08:30", "12:15", "17:45"].map(shortClock)).toEqual(["7:00", "8:30", "12:15", "5:45"])
    expect(["06:30", "18:00", "00:10"].map(shortClock)).toEqual(["6:30 AM", "6:00 PM", "12:10 AM"])
  },
)

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
  const lesson = sampleLesson(sampleCurriculum(1, ben, "Math"), 0, { id: "l", day: "2026-11-02" })
  const lessons = [lesson, { ...lesson, id: "s", status: "skipped" as const }]
  const shown = entriesOn(toRows({ classes: [], events: [], lessons }), "2026-11-02")
  expect(shown.map(({ row: { id } }) => id)).toEqual(["l"])
})
