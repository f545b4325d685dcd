import { weekdays } from "@hearthbook/api/rules/days"
import { expect, test } from "vitest"
import { nameDayBefore, describeToday } from "./today-words.ts"

const school_days = weekdays.slice(0, 5)
const rule = "AI Suggest is a fixed rule, not a model: it marks everyone present."

test("the last school day is yesterday, or has its name", () => {
  expect(nameDayBefore("2026-11-19", "2026-11-20")).toBe("yesterday")
  expect(nameDayBefore("2026-11-20", "2026-11-23")).toBe("Friday, Nov 20")
})

test("what holds is said, and why an action has nothing to do", () => {
  const monday = { today: "2026-11-23", school_days, dayBefore: "Friday, Nov 20" }
  const open = { isAllPresent: false, isAnyMarkedBefore: true, isLikeBefore: false }
  expect(describeToday({ ...monday, ...open })).toBe(rule)
  expect(describeToday({ ...monday, isAllPresent: true, isAnyMarkedBefore: false, isLikeBefore: true })).toBe(
    `Everyone is marked present already. Nothing was marked on Friday, Nov 20, so there is nothing to copy. ${rule}`,
  )
  expect(describeToday({ today: "2026-11-21", school_days, dayBefore: "yesterday", ...open, isLikeBefore: true })).toBe(
    `Saturday is no school day: marks today count nowhere. Today is marked as it was yesterday already. ${rule}`,
  )
})
