import { dayToMidnight } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { attendedDays, cellOf, cellWords, type RegisterDay } from "./register-cells.ts"

const day: RegisterDay = {
  date: dayToMidnight("2026-11-25"),
  is_school_day: true,
  name: null,
  status: "present",
  fraction: 1,
  minutes: null,
  recorded_late: false,
}
const half = { ...day, fraction: 0.5 as const, recorded_late: true }
const absent = { ...day, status: "absent" as const }
const off = { ...day, status: null, is_school_day: false, name: "Thanksgiving" }

test("a day has a letter, half a day a half, and a late entry a star", { tags: ["requirements.log"] }, () => {
  expect([day, half, absent, off, { ...day, status: "late" as const }].map(cellOf)).toEqual(["P", "½*", "A", "", "L"])
  expect(cellWords(half)).toBe("Present, half a day, recorded more than 7 days later")
  expect(cellWords({ ...day, minutes: 240 })).toBe("Present, 240 minutes")
  expect(cellWords({ ...day, minutes: 1 })).toBe("Present, 1 minute")
  expect(cellWords(off)).toBe("Thanksgiving")
  expect(cellWords({ ...day, status: null })).toBe("not marked")
})

test("half a day counts half, and an absence nothing", { tags: ["requirements.log"] }, () => {
  expect(attendedDays([day, half, absent, off])).toBe(1.5)
})
