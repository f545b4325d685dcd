import type { DateFormat } from "@hearthbook/core/time/date-format"
import { weekOf } from "@hearthbook/core/time/days"
import { afterEach, expect, test } from "vitest"
import { followChoicesOf } from "./chosen-preferences.ts"
import { formatWeek, formatWeekday, formatWeekdayOfYear, longDate } from "./week-labels.ts"

const choose = (date_format: DateFormat) =>
  followChoicesOf({ read: () => ({ user: { date_format } }), subscribe: () => () => undefined })
afterEach(() => choose("MM/DD/YYYY"))

test("a week is named by its first and last day, and by its year if that is not clear", () => {
  expect(formatWeek("2026-11-16", "2026-11-20")).toBe("Nov 16 – 22")
  expect(formatWeek("2026-11-30", "2026-11-20")).toBe("Nov 30 – Dec 6")
  expect(formatWeek("2026-11-16", "2027-11-20")).toBe("Nov 16 – 22, 2026")
  expect(formatWeek("2026-11-30")).toBe("Nov 30 – Dec 6, 2026")
  expect(formatWeek("2026-12-28", "2026-12-30")).toBe("Dec 28, 2026 – Jan 3, 2027")
  choose("DD/MM/YYYY")
  expect(formatWeek("2026-11-16", "2026-11-20")).toBe("16 – 22 Nov")
  expect(formatWeek("2026-11-30")).toBe("30 Nov – 6 Dec, 2026")
})

test("a week has seven days, from its Monday to its Sunday", () => {
  expect(weekOf("2026-11-30").map(formatWeekday)).toEqual([
    "Monday, Nov 30",
    "Tuesday, Dec 1",
    "Wednesday, Dec 2",
    "Thursday, Dec 3",
    "Friday, Dec 4",
    "Saturday, Dec 5",
    "Sunday, Dec 6",
  ])
})

test.each([
  ["MM/DD/YYYY", ["Saturday, Nov 21", "Saturday, 11/21/2026", "Saturday, November 21"]],
  ["DD/MM/YYYY", ["Saturday, 21 Nov", "Saturday, 21/11/2026", "Saturday, 21 November"]],
  ["YYYY-MM-DD", ["Saturday, Nov 21", "Saturday, 2026-11-21", "Saturday, November 21"]],
] as const)("with %s, a day in words has the same order", (date_format, words) => {
  choose(date_format)
  expect([formatWeekday, formatWeekdayOfYear, longDate].map((format) => format("2026-11-21"))).toEqual(words)
})
