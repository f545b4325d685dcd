import { expect, test } from "vitest"
import { indexDaysOff, offForAll } from "./days-off.ts"

const day = (date: string, name: string | null, is_school_day = false) => ({
  date: `${date}T00:00:00.000Z`,
  is_school_day,
  reason: is_school_day ? ("school_day" as const) : ("day_off" as const),
  name,
})
const fair = day("2026-11-25", "Fair")
const offOf = indexDaysOff([
  { student_id: "ada", days: [fair, day("2026-11-26", "Checkup"), day("2026-11-28", null)] },
  { student_id: "ben", days: [fair, day("2026-11-26", null, true), day("2026-11-28", "Trip")] },
])
const everyone = [{ id: "ada" }, { id: "ben" }]

test("each student's day off has its name", { tags: ["attendance.days-off-shown"] }, () => {
  expect(offOf("ada", "2026-11-26")).toBe("Checkup")
  expect(offOf("ben", "2026-11-26")).toBeNull()
  expect(offOf("ada", "2026-11-28")).toBe("No school")
})

test("a day is off for all with their common reason", { tags: ["attendance.days-off-shown"] }, () => {
  expect(offForAll(offOf, everyone, "2026-11-25")).toBe("Fair")
  expect(offForAll(offOf, everyone, "2026-11-26")).toBeNull()
  expect(offForAll(offOf, everyone, "2026-11-28")).toBe("No school")
  expect(offForAll(offOf, [], "2026-11-25")).toBeNull()
})
