import { expect, test } from "vitest"
import { slotName } from "./slot-names.ts"

test("replaces a slot's name with readable words", () => {
  expect(slotName("Add an entry for Eli 2026-11-23 07:00:00 - 07:30:00")).toBe(
    "Add an entry for Eli on Monday, Nov 23 at 7:00 AM",
  )
})

test("accepts any child's name", () => {
  expect(slotName("Add an entry for Mary Ann 2 2026-11-23 16:30:00 - 17:00:00")).toBe(
    "Add an entry for Mary Ann 2 on Monday, Nov 23 at 4:30 PM",
  )
})

test("does not change a readable name", () => {
  expect(slotName("Add an entry for Eli on Monday, Nov 23 at 7:00 AM")).toBeNull()
})

test("names a link to a day like the day's heading", () => {
  expect(slotName("Show 2026-11-23")).toBe("Show Monday, 11/23/2026")
})

test("names an all-day slot by its day", () => {
  expect(slotName("All day 2026-11-23")).toBe("Add an entry for all day on Monday, Nov 23")
})
