import type { ChildDay } from "@hearthbook/api/records/dashboard"
import type { EventView } from "@hearthbook/api/calendar/event"
import { expect, test } from "vitest"
import { childOffWords, dayOffWords } from "./day-off-messages.ts"

const student = { id: "ada", first_name: "Ada", last_name: "Hall", grade_level: "4", color: "#0f766e" } as const
const saturday = { today: "2026-11-28T00:00:00.000Z", is_school_day: false, events: [] }
const child: ChildDay = {
  student,
  is_school_day: false,
  mark: null,
  previous_status: null,
  classes: [],
  held_class_ids: [],
  noted_time: [],
  lessons: [],
  due: [],
  overdue_count: 0,
  overdue_ids: [],
}

function event(title: string, student_id: string | null, more: Partial<EventView> = {}): EventView {
  const stamps = { created_at: saturday.today, updated_at: saturday.today }
  const days = { start_date: saturday.today, end_date: saturday.today, all_day: true }
  const empty = { description: null, location: null, student: null, version: 1, minutes: null, subject_ids: [] }
  return { id: title, title, student_id, event_type: "holiday", place: "away", ...days, ...empty, ...stamps, ...more }
}

test("a day without school is named by its weekday or its day off", { tags: ["dashboard.day-off"] }, () => {
  expect(dayOffWords({ ...saturday, is_school_day: true })).toBeNull()
  expect(dayOffWords(saturday)).toBe("Saturday is not a school day.")
  const others = [event("Trip", "ada"), event("Recital", null, { event_type: "other" })]
  expect(dayOffWords({ ...saturday, events: others })).toBe("Saturday is not a school day.")
  const events = [...others, event("Thanksgiving break", null)]
  expect(dayOffWords({ ...saturday, events })).toBe("Thanksgiving break: today is a day off.")
})

test("a child's own day off is named on a school day of the family", { tags: ["dashboard.day-off"] }, () => {
  const family = { ...saturday, is_school_day: true, events: [event("Trip", "ada"), event("Cold", "ben")] }
  expect(childOffWords(child, family)).toBe("Trip")
  expect(childOffWords({ ...child, is_school_day: true }, family)).toBeNull()
  expect(childOffWords(child, { ...family, events: [] })).toBe("No school today")
  expect(childOffWords(child, { ...family, is_school_day: false })).toBeNull()
})
