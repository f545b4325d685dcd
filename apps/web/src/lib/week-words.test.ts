import { weekOf } from "@hearthbook/api/rules/days"
import { expect, test } from "vitest"
import { formatWeek, formatWeekday } from "./week-words.ts"

test.each([
  ["2026-11-16", "Nov 16 – 22, 2026"],
  ["2026-11-30", "Nov 30 – Dec 6, 2026"],
  ["2026-12-28", "Dec 28, 2026 – Jan 3, 2027"],
])("the week of %s is called %s", (monday, words) => {
  expect(formatWeek(monday)).toBe(words)
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
