import { expect, test } from "vitest"
import { bensRecords } from "../../../testing/sample-records.ts"
import { hoursRows } from "./csv-rows.ts"

test("the hours end with what was done earlier in the year", { tags: ["requirements.records-opening"] }, () => {
  const opening = { days: 12, minutes: 6000, core_minutes: 3600, core_home_minutes: 3000, note: null }
  expect(hoursRows({ ...bensRecords, opening }).at(-1)).toEqual(["Earlier this year", "12", "100", "60", "50"])
  expect(hoursRows(bensRecords).at(-1)?.[0]).toBe("2026-11")
})

test("the hours of the subjects add up, with those of none", { tags: ["requirements.no-subject"] }, () => {
  const row = { core: false, minutes: 20, home_minutes: 20 }
  const by_subject = ["Math", "Art", null].map((name) => ({ ...row, subject_id: name, name }))
  const rows = hoursRows({ ...bensRecords, hours: { ...bensRecords.hours, minutes: 60, by_subject } })
  expect(rows.slice(1, 4).map(([name, , hours]) => [name, hours])).toEqual([
    ["Math", "0.34"],
    ["Art", "0.33"],
    ["No subject", "0.33"],
  ])
})
