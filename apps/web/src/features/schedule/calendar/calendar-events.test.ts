import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { sampleClass, sampleEvent } from "../../../testing/sample-schedule.ts"
import { toCalendar } from "./calendar-events.ts"

const math = sampleClass("thursday")
const dayOff = (student_id: string | null, start: Day, end: Day) =>
  sampleEvent({
    id: `${start} ${student_id ?? ""}`,
    student_id,
    event_type: "holiday",
    start_date: dayToMidnight(start),
    end_date: dayToMidnight(end),
    all_day: true,
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
