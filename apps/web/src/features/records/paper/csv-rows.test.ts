import { expect, test } from "vitest"
import { bensRecords } from "../../../testing/sample-records.ts"
import { hoursRows } from "./csv-rows.ts"

test("the hours end with what was done earlier in the year", { tags: ["requirements.records-opening"] }, () => {
  const opening = { days: 12, minutes: 6000, core_minutes: 3600, core_home_minutes: 3000, note: null }
  expect(hoursRows({ ...bensRecords, opening }).at(-1)).toEqual(["Earlier this year", "12", "100", "60", "50"])
  expect(hoursRows(bensRecords).at(-1)?.[0]).toBe("2026-11")
})
