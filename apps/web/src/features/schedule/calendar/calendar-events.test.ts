import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { expect, test } from "vitest"
import { toCalendar } from "./calendar-events.ts"

const stamps = { version: 1, created_at: "2026-09-01T00:00:00.000Z", updated_at: "2026-09-01T00:00:00.000Z" }
const math: ClassView = {
  id: "m",
  student_id: "a",
  subject_id: "s",
  day_of_week: "thursday",
  start_time: "1970-01-01T09:00:00.000Z",
  end_time: "1970-01-01T10:00:00.000Z",
  location: null,
  start_date: null,
  end_date: null,
  student: { id: "a", first_name: "Ada", last_name: "Hall", grade_level: "4", color: "#2563a6" },
  subject: { id: "s", name: "Math", color: "#0f766e", icon: "Calculator" },
  ...stamps,
}
const dayOff = (student_id: string | null, start: string, end: string): EventView => ({
  id: `${start} ${student_id ?? ""}`,
  title: "Day off",
  description: null,
  student_id,
  event_type: "holiday",
  start_date: `${start}T00:00:00.000Z`,
  end_date: `${end}T00:00:00.000Z`,
  all_day: true,
  location: null,
  student: null,
  ...stamps,
})

test("the series of a class leaves out its student's days off", { tags: ["schedule.classes-on-days-off"] }, () => {
  const events = [
    dayOff(null, "2026-11-25", "2026-11-27"),
    dayOff("a", "2026-12-03", "2026-12-03"),
    dayOff("b", "2026-12-10", "2026-12-10"),
  ]
  const [series] = toCalendar({ classes: [math], events, lessons: [] }, "2026-11-23").events
  expect(series).toMatchObject({
    start: "2026-11-26 09:00:00",
    recurrence: { exdate: ["25", "26", "27"].map((day) => `2026-11-${day} 09:00:00`).concat("2026-12-03 09:00:00") },
  })
})
