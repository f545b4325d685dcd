import type { Weekday } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { firstDayHint, neverMeetsHint } from "./pace-hints.ts"

const year = {
  academic_year: "2026-2027",
  start_date: "2026-08-01T00:00:00.000Z",
  end_date: "2027-06-30T00:00:00.000Z",
  school_days: ["monday", "friday"] satisfies Weekday[],
}

test.each<[Weekday[], string | null]>([
  [["sunday"], "The year has no school on Sundays, so this course never meets."],
  [["tuesday", "sunday"], "The year has no school on Tuesdays and Sundays, so this course never meets."],
  [["monday", "sunday"], null],
  [[], null],
])("a course on %j in a year with school on Mondays and Fridays", { tags: ["editing.hints"] }, (days, hint) => {
  expect(neverMeetsHint(days, year)).toBe(hint)
  expect(neverMeetsHint(days, undefined)).toBeNull()
})

test.each([
  ["2025-02-03", "2026-2027 begins on 08/01/2026."],
  ["2028-02-03", "2026-2027 ends on 06/30/2027."],
  ["2026-07-20", null],
  ["2027-08-10", null],
  ["", null],
  ["20", null],
])("a first day on %s in 2026-2027", { tags: ["editing.hints"] }, (first, hint) => {
  expect(firstDayHint(first, year)).toBe(hint)
})
