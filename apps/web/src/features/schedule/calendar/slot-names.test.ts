import { expect, test } from "vitest"
import { slotName } from "./slot-names.ts"

test("what the calendar calls a slot becomes words that can be heard", () => {
  expect(slotName("Add an entry for Eli 2026-11-23 07:00:00 - 07:30:00")).toBe(
    "Add an entry for Eli on Monday, Nov 23 at 7:00 AM",
  )
})

test("a child may be called what it likes", () => {
  expect(slotName("Add an entry for Mary Ann 2 2026-11-23 16:30:00 - 17:00:00")).toBe(
    "Add an entry for Mary Ann 2 on Monday, Nov 23 at 4:30 PM",
  )
})

test("what has its words already keeps them", () => {
  expect(slotName("Add an entry for Eli on Monday, Nov 23 at 7:00 AM")).toBeNull()
})

test("the way to a day is called as the day's own heading", () => {
  expect(slotName("Show 2026-11-23")).toBe("Show Monday, 11/23/2026")
})

test("a day's own slot is called by its day", () => {
  expect(slotName("All day 2026-11-23")).toBe("Add an entry for all day on Monday, Nov 23")
})
