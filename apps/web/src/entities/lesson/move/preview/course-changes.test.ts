import { dayToMidnight } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { dayOf } from "../../../../lib/format.ts"
import { finishWords } from "./course-changes.ts"

test.each([
  ["2026-12-22", "2027-01-20", "Finish 2026-12-22 → 2027-01-20, the course ends 2027-05-28"],
  ["2026-12-22", "2027-06-01", "Finish 2026-12-22 → 2027-06-01, after the end on 2027-05-28"],
  ["2026-12-22", "2026-12-22", "Finish 2026-12-22, the course ends 2027-05-28"],
  ["2027-06-01", "2027-06-01", "Finish 2027-06-01, after the end on 2027-05-28"],
  [null, "2026-12-22", "Finish 2026-12-22, the course ends 2027-05-28"],
  ["2026-12-22", null, "Finish 2026-12-22 → no day"],
  [null, null, null],
])("a finish on %s that becomes %s is '%s'", (before, after, words) => {
  const forecast = {
    curriculum_id: "1",
    before: before && dayToMidnight(before),
    after: after && dayToMidnight(after),
    target: dayToMidnight("2027-05-28"),
  }
  expect(finishWords(forecast, dayOf)).toBe(words)
})
