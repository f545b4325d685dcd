import { afterEach, expect, test } from "vitest"
import { followChoicesOf } from "./chosen-preferences.ts"
import {
  countOf,
  formatAgo,
  formatCountdown,
  formatDay,
  formatDayOfMoment,
  formatGradeLevel,
  formatNearDay,
  formatPercent,
  formatPoints,
  formatShortDay,
  formatTime,
} from "./format.ts"

test("a day is the same day in every time zone", () => {
  expect(formatDay("2026-11-21T00:00:00.000Z")).toBe("11/21/2026")
  expect(formatDay("2026-01-01")).toBe("01/01/2026")
})

const readBy = (person: { date_format?: string } | null) =>
  followChoicesOf({ read: () => person && { user: person }, subscribe: () => () => undefined })
afterEach(() => readBy(null))

test("dates follow the reader's date format", { tags: ["settings.date-format"] }, () => {
  const day = "2026-11-05"
  const written = () => [formatDay(day), formatShortDay(day), formatDayOfMoment(`${day}T12:00:00Z`)]
  readBy({ date_format: "DD/MM/YYYY" })
  expect(written()).toEqual(["05/11/2026", "05/11", "05/11/2026"])
  expect(formatNearDay("2026-11-30", day)).toBe("30/11/2026")
  readBy({ date_format: "YYYY-MM-DD" })
  expect(written()).toEqual(["2026-11-05", "11-05", "2026-11-05"])
  readBy({ date_format: "MM/DD/YYYY" })
  expect(written()).toEqual(["11/05/2026", "11/05", "11/05/2026"])
})

test("a signed-out reader, or a session without a date format, gets the default format", () => {
  readBy(null)
  expect(formatDay("2026-11-05")).toBe("11/05/2026")
  readBy({})
  expect(formatDay("2026-11-05")).toBe("11/05/2026")
})

test("a time of day is the same time in every time zone, and on every day of the year", () => {
  expect(["1970-01-01T09:05:00.000Z", "2026-03-08T02:30:00.000Z", "2026-11-01T13:00:00.000Z"].map(formatTime)).toEqual([
    "9:05 AM",
    "2:30 AM",
    "1:00 PM",
  ])
})

test("days within a week are relative to today, others are dates", () => {
  const near = (day: string) => formatNearDay(day, "2026-11-21")
  expect(near("2026-11-21T00:00:00.000Z")).toBe("today")
  expect(near("2026-11-22")).toBe("tomorrow")
  expect(near("2026-11-24")).toBe("in 3 days")
  expect(near("2026-11-28")).toBe("in 7 days")
  expect(near("2026-11-29")).toBe("11/29/2026")
  expect(near("2026-11-20")).toBe("yesterday")
  expect(near("2026-11-18")).toBe("3 days ago")
  expect(near("2026-11-13")).toBe("11/13/2026")
})

test("an unknown value is a dash, never 0", () => {
  expect(formatPercent(null)).toBe("–")
  expect(formatPercent(0)).toBe("0%")
  expect(formatPercent(92.5)).toBe("93%")
})

test("points have decimals only if needed", () => {
  expect(formatPoints(93, 100)).toBe("93 / 100")
  expect(formatPoints(9.5, 10)).toBe("9.5 / 10")
  expect(formatPoints(0.1 + 0.2, 1)).toBe("0.3 / 1")
})

test("a count of one is singular", () => {
  expect(countOf(1, "curriculum", "curricula")).toBe("1 curriculum")
  expect(countOf(0, "assignment")).toBe("0 assignments")
  expect(countOf(1240, "assignment")).toBe("1,240 assignments")
})

test("grade levels have ordinal names", () => {
  expect(["K", "1", "2", "3", "4", "11", "12"].map(formatGradeLevel)).toEqual([
    "Kindergarten",
    "1st grade",
    "2nd grade",
    "3rd grade",
    "4th grade",
    "11th grade",
    "12th grade",
  ])
})

test("a countdown has seconds and never goes below zero", () => {
  expect([300_000, 299_001, 61_000, 59_400, 0, -5000].map(formatCountdown)).toEqual([
    "5:00",
    "5:00",
    "1:01",
    "1:00",
    "0:00",
    "0:00",
  ])
})

test("a recent moment is relative, an older one a date", () => {
  const now = Date.parse("2026-11-21T10:00:00Z")
  const ago = (moment: string) => formatAgo(moment, now)
  expect(ago("2026-11-21T09:59:30Z")).toBe("just now")
  expect(ago("2026-11-21T10:00:30Z")).toBe("just now")
  expect(ago("2026-11-21T09:59:00Z")).toBe("1 minute ago")
  expect(ago("2026-11-21T07:30:00Z")).toBe("2 hours ago")
  expect(ago("2026-11-18T07:30:00Z")).toBe("3 days ago")
  expect(ago("2026-10-02T12:00:00Z")).toBe("10/02/2026")
})
