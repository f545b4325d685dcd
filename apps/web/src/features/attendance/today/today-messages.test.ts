import { expect, test } from "vitest"
import { nameDayBefore, describeToday } from "./today-messages.ts"

const rule = "AI Suggest marks everyone present. It is a fixed rule, not an AI model."

test("names the last school day: 'yesterday', or its date", () => {
  expect(nameDayBefore("2026-11-19", "2026-11-20")).toBe("yesterday")
  expect(nameDayBefore("2026-11-20", "2026-11-23")).toBe("Friday, Nov 20")
})

test("describes today, and why an action has nothing to do", () => {
  const monday = { today: "2026-11-23", off: null, awayNames: [], dayBefore: "Friday, Nov 20" }
  const open = { isAllPresent: false, isAnyMarkedBefore: true, isLikeBefore: false }
  expect(describeToday({ ...monday, ...open })).toBe(rule)
  expect(describeToday({ ...monday, isAllPresent: true, isAnyMarkedBefore: false, isLikeBefore: true })).toBe(
    `Everyone is already marked present. There are no marks on Friday, Nov 20 to copy. ${rule}`,
  )
  expect(describeToday({ ...monday, ...open, isLikeBefore: true, dayBefore: "yesterday" })).toBe(
    `Today’s marks already match yesterday’s. ${rule}`,
  )
})

test("says who has no school today, and why", { tags: ["attendance.days-off-shown"] }, () => {
  const state = { today: "2026-11-21", dayBefore: "yesterday", awayNames: ["Ada", "Ben"] }
  const open = { isAllPresent: true, isAnyMarkedBefore: true, isLikeBefore: true }
  const rest = "so there is no one to mark. Marks that you set all the same are not counted."
  expect(describeToday({ ...state, ...open, off: "No school" })).toBe(`Saturday is not a school day, ${rest}`)
  expect(describeToday({ ...state, ...open, off: "Fair" })).toBe(`Fair: today is a day off, ${rest}`)
  expect(
    describeToday({ ...state, off: null, isAllPresent: false, isAnyMarkedBefore: true, isLikeBefore: false }),
  ).toBe(`Ada and Ben have no school today. ${rule}`)
})
