import { schoolDayOf, type DayEvent } from "@hearthbook/core/planning/school-days"
import { addDays, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { describe, expect, test } from "vitest"
import { sampleYear } from "../../../testing/sample-year.ts"
import { heatMonths, heatWeeks, totalOf } from "./heat-days.ts"
import { shownYear } from "../../../entities/school-year/shown-year.ts"
import { yearRibbon } from "./year-ribbon.ts"

// Monday to Friday, from Monday, August 31 to Sunday, November 1.
const [first, last] = ["2026-08-31", "2026-11-01"]
const off = (title: string, start_date: Day, end_date = start_date): DayEvent => ({
  event_type: "holiday",
  student_id: null,
  title,
  start_date,
  end_date,
})
const events = [off("Labor Day", "2026-09-07"), off("Fall break", "2026-10-08", "2026-10-13")]

function days(): SchoolDayView[] {
  const years = [{ start_date: first, end_date: last, school_days: sampleYear.school_days }]
  const found: SchoolDayView[] = []
  for (let day: Day = first; day <= last; day = addDays(day, 1))
    found.push({ ...schoolDayOf({ years, events }, null, day), date: dayToMidnight(day) })
  return found
}

describe("the ribbon of a year", { tags: ["students.year"] }, () => {
  test("counts the school days until today, today included, and those that are left", () => {
    expect(yearRibbon(days(), "2026-09-08")).toMatchObject({ done: 6, left: 34, total: 40 })
    expect(yearRibbon(days(), "2026-08-30")).toMatchObject({ done: 0, left: 40, today: 0 })
    expect(yearRibbon(days(), "2026-12-24")).toMatchObject({ done: 40, left: 0, today: 100 })
  })

  test("has a break across a weekend once, with its school days", () => {
    const { breaks } = yearRibbon(days(), "2026-09-08")
    expect(breaks.map(({ name, first: from, last: to, count }) => [name, from, to, count])).toEqual([
      ["Labor Day", "2026-09-07", "2026-09-07", 1],
      ["Fall break", "2026-10-08", "2026-10-13", 4],
    ])
    for (const { start, width } of breaks) expect(start + width).toBeLessThanOrEqual(100)
  })

  test("has its months in order", () => {
    expect(yearRibbon(days(), first).months.map(({ month }) => month)).toEqual([
      "2026-09-01",
      "2026-10-01",
      "2026-11-01",
    ])
  })

  test("is empty without days", () => {
    expect(yearRibbon([], first)).toMatchObject({ done: 0, left: 0, total: 0, breaks: [], months: [] })
  })
})

describe("the heat map", { tags: ["students.heat-map"] }, () => {
  const mark = (day: Day, status: "present" | "absent" | "late") => ({ date: dayToMidnight(day), status })
  const marks = [mark("2026-08-31", "present"), mark("2026-09-01", "absent"), mark("2026-10-03", "late")]

  test("has a column for each week, and a row for each weekday with school or a mark", () => {
    const weeks = heatWeeks(days(), marks, "2026-09-03")
    expect(weeks).toHaveLength(9)
    expect(weeks[0]?.map(({ look }) => look)).toEqual(["present", "absent", "unmarked", "unmarked", "ahead", "off"])
    // Labor Day, and the Saturday with a mark.
    expect(weeks[1]?.[0]?.look).toBe("off")
    expect(weeks[4]?.[5]).toEqual({ date: "2026-10-03", look: "late" })
    expect(heatWeeks(days(), [], "2026-09-03")[0]).toHaveLength(5)
    expect(heatWeeks([], marks, "2026-09-03")).toEqual([])
  })

  test("has a table of the months and their sums", () => {
    const months = heatMonths(days(), marks, "2026-09-03")
    expect(months.slice(0, 2)).toEqual([
      { month: "2026-08-01", school_days: 1, unmarked: 0, present: 1, absent: 0, late: 0, excused: 0 },
      { month: "2026-09-01", school_days: 21, unmarked: 2, present: 0, absent: 1, late: 0, excused: 0 },
    ])
    expect(totalOf(months)).toEqual({ school_days: 40, unmarked: 2, present: 1, absent: 1, late: 1, excused: 0 })
  })
})

test("the year in progress is shown, else the next one, else the last one", { tags: ["students.year"] }, () => {
  const next = {
    ...sampleYear,
    id: "next",
    start_date: "2027-09-01T00:00:00.000Z",
    end_date: "2028-06-30T00:00:00.000Z",
  }
  const years = [next, sampleYear]
  expect(shownYear(years, "2026-11-26")?.id).toBe(sampleYear.id)
  expect(shownYear(years, "2027-08-15")?.id).toBe("next")
  expect(shownYear(years, "2030-01-01")?.id).toBe("next")
  expect(shownYear([], "2026-11-26")).toBeNull()
})
