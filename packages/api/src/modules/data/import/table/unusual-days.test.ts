import { expect, test } from "vitest"
import { doubtOf, usualDays } from "./unusual-days.ts"

const years = [
  { start_date: "2025-08-01", end_date: "2026-06-30" },
  { start_date: "2026-08-01", end_date: "2027-06-30" },
] as const
const usual = usualDays("2026-11-29", [...years])

test.each([
  ["2024-07-31", "2024 is far from your school years."],
  ["2024-08-01", null],
  ["2028-06-30", null],
  ["2028-07-01", "2028 is far from your school years."],
  ["2206-11-03", "2206 is far from your school years."],
])("a day more than a year outside of the school years is doubted: %s", { tags: ["import.doubts"] }, (day, doubt) => {
  expect(doubtOf("date", day, usual)).toBe(doubt)
})

test("without a school year, the years around today are usual", { tags: ["import.doubts"] }, () => {
  const days = ["2025-11-28", "2025-11-29", "2027-11-29", "2027-11-30"]
  const doubted = days.filter((day) => doubtOf("date", day, usualDays("2026-11-29", [])) !== null)
  expect(doubted).toEqual(["2025-11-28", "2027-11-30"])
})

test(
  "a birthday more than 25 years ago or in the future is doubted, and no other cell",
  { tags: ["import.doubts"] },
  () => {
    expect(doubtOf("birthday", "2001-11-28", usual)).toBe("This is more than 25 years ago.")
    expect(doubtOf("birthday", "2001-11-29", usual)).toBeNull()
    expect(doubtOf("birthday", "2026-11-29", usual)).toBeNull()
    expect(doubtOf("birthday", "2026-11-30", usual)).toBe("This is in the future.")
    expect(doubtOf("text", "1066-10-14", usual)).toBeNull()
    expect(doubtOf("date", null, usual)).toBeNull()
  },
)
