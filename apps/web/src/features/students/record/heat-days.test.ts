import { addDays, dayToMidnight, weekdayOf, type Day } from "@hearthbook/core/time/days"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { expect, test } from "vitest"
import { heatWeeks, monthLabels } from "./heat-days.ts"

function schoolDays(first: Day, last: Day): SchoolDayView[] {
  const days: SchoolDayView[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const is_school_day = !["saturday", "sunday"].includes(weekdayOf(day))
    days.push({ date: dayToMidnight(day), is_school_day, reason: is_school_day ? "school_day" : "weekday", name: null })
  }
  return days
}
const labelsOf = (first: Day, last: Day) =>
  monthLabels(heatWeeks(schoolDays(first, last), [], first)).flatMap((label, week) =>
    label ? [`${week} ${label}`] : [],
  )

test("each month has a label, also one that begins on a weekend", { tags: ["students.heat-map"] }, () => {
  expect(labelsOf("2026-07-27", "2026-12-04")).toEqual(["1 Aug", "5 Sep", "9 Oct", "14 Nov", "18 Dec"])
  expect(labelsOf("2027-05-03", "2027-06-30")).toEqual(["0 May", "4 Jun"])
  expect(labelsOf("2026-08-03", "2026-09-11")).toEqual(["0 Aug", "4 Sep"])
})
