import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { expect, test } from "vitest"
import { groupOf } from "./work-groups.ts"

const groupsOn = (today: Day, days: Day[]) => days.map((day) => groupOf({ due_date: dayToMidnight(day) }, today))

test("work is late, of today, of this week or later", { tags: ["portal.work"] }, () => {
  const days: Day[] = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-29", "2026-11-30"]
  expect(groupsOn("2026-11-25", days)).toEqual(["late", "today", "week", "week", "later"])
})

test("a week ends on Sunday", { tags: ["portal.work"] }, () => {
  expect(groupsOn("2026-11-28", ["2026-11-29", "2026-11-30"])).toEqual(["week", "later"])
  expect(groupsOn("2026-11-29", ["2026-11-29", "2026-11-30"])).toEqual(["today", "later"])
})
