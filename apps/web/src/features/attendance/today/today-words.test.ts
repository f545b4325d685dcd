import { weekdays } from "@hearthbook/api/rules/time/days"
import { expect, test } from "vitest"
import { nameDayBefore, describeToday } from "./today-words.ts"

const school_days = weekdays.slice(0, 5)
const rule = "AI Suggest marks everyone present. It is a fixed rule, not an AI model."

test("names the last school day: 'yesterday', or its date", () => {
  expect(nameDayBefore("2026-11-19", "2026-11-20")).toBe("yesterday")
  expect(nameDayBefore("2026-11-20", "2026-11-23")).toBe("Friday, Nov 20")
})

test("describes today, and why an action has nothing to do", () => {
  const monday = { today: "2026-11-23", school_days, dayBefore: "Friday, Nov 20" }
  const open = { isAllPresent: false, isAnyMarkedBefore: true, isLikeBefore: false }
  expect(describeToday({ ...monday, ...open })).toBe(rule)
  expect(describeToday({ ...monday, isAllPresent: true, isAnyMarkedBefore: false, isLikeBefore: true })).toBe(
    `Everyone is already marked present. There are no marks on Friday, Nov 20 to copy. ${rule}`,
  )
  expect(describeToday({ today: "2026-11-21", school_days, dayBefore: "yesterday", ...open, isLikeBefore: true })).toBe(
    `Saturday is not a school day: marks today are not counted. Today’s marks already match yesterday’s. ${rule}`,
  )
})
