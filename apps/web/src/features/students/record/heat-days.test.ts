import { addDays, dayToMidnight, weekdayOf, type Day } from "@hearthbook/api/rules/time/days"
import { expect, test } from "vitest"
import { heatWeeks, monthsOfWeeks } from "./heat-days.ts"

/** The names of the months above the map of a year with school from Monday to Friday, by the Monday of their week. */
function namesOf(first: Day, last: Day): [Day | undefined, string][] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  const isSchoolDay = (day: Day) => !["saturday", "sunday"].includes(weekdayOf(day))
  const weeks = heatWeeks(
    days.map((day) => ({
      date: dayToMidnight(day),
      is_school_day: isSchoolDay(day),
      reason: "school_day" as const,
      name: null,
    })),
    [],
    first,
  )
  return monthsOfWeeks(weeks).flatMap((month, at): [Day | undefined, string][] =>
    month ? [[weeks[at]?.[0]?.date, month.slice(5, 7)]] : [],
  )
}

test("each month of a year has its name once, also if it begins on a weekend", { tags: ["students.heat-map"] }, () => {
  const months = ["08", "09", "10", "11", "12", "01", "02", "03", "04", "05", "06"]
  expect(namesOf("2026-08-10", "2027-06-11").map(([, month]) => month)).toEqual(months)
  // November 1 is a Sunday, and May 1 a Saturday.
  expect(namesOf("2026-08-10", "2027-06-11").find(([, month]) => month === "11")).toEqual(["2026-11-02", "11"])
})

test("a year that begins at the end of a month begins with the next name", { tags: ["students.heat-map"] }, () => {
  expect(namesOf("2026-08-24", "2026-10-30")).toEqual([
    ["2026-08-31", "09"],
    ["2026-09-28", "10"],
  ])
})
