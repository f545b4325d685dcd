import { addDays, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { sampleEvent } from "../../../testing/sample-schedule.ts"
import { lastAgendaDay } from "./agenda-days.ts"

const monday: Day = "2026-11-23"
const range = { first: monday, last: addDays(monday, 29) }

/** Events on days after Monday, one for each number. */
function eventsAfter(counts: number[]) {
  const events = counts.map((count, at) => {
    const day = dayToMidnight(addDays(monday, count))
    return sampleEvent({ id: String(at), all_day: true, start_date: day, end_date: day })
  })
  return { classes: [], lessons: [], events }
}

test("an agenda ends before the day that makes it too long", { tags: ["schedule.agenda"] }, () => {
  expect(lastAgendaDay(eventsAfter([0, 0, 1, 4]), range, 3)).toBe("2026-11-26")
  expect(lastAgendaDay(eventsAfter([0, 0, 1, 4]), range, 4)).toBe(range.last)
})

test(
  "an agenda shows a day that is too long alone, and all days of a range without entries",
  { tags: ["schedule.agenda"] },
  () => {
    expect(lastAgendaDay(eventsAfter([3, 3, 3, 5]), range, 2)).toBe("2026-11-26")
    expect(lastAgendaDay(eventsAfter([]), range, 2)).toBe(range.last)
  },
)
