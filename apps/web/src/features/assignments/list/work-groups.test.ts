import { expect, test } from "vitest"
import { groupsFor } from "./work-groups.ts"

// A Wednesday.
const today = "2026-11-25"
const daysOf = (groups: ReturnType<typeof groupsFor>) =>
  groups.map(({ title, filter }) => [title, filter.status, filter.start_date, filter.end_date])

test("open work is grouped by its due day, after what waits for a grade", { tags: ["assignments.groups"] }, () => {
  expect(daysOf(groupsFor({ status: null, narrowedTo: {}, today }))).toEqual([
    ["To grade", "submitted", undefined, undefined],
    ["Late", "to_do", undefined, "2026-11-24"],
    ["Today", "to_do", "2026-11-25", "2026-11-25"],
    ["This week", "to_do", "2026-11-26", "2026-11-29"],
    ["Later", "to_do", "2026-11-30", undefined],
  ])
})

test("on Sunday the week has no day left", { tags: ["assignments.groups"] }, () => {
  const titles = groupsFor({ status: null, narrowedTo: {}, today: "2026-11-29" }).map(({ title }) => title)
  expect(titles).toEqual(["To grade", "Late", "Today", "Later"])
})

test("a due range narrows each group, and leaves out those outside of it", { tags: ["assignments.list"] }, () => {
  const narrowedTo = { start_date: "2026-11-24", end_date: "2026-11-27", search: "map" }
  const groups = groupsFor({ status: "assigned", narrowedTo, today })
  expect(daysOf(groups)).toEqual([
    ["Late", "assigned", "2026-11-24", "2026-11-24"],
    ["Today", "assigned", "2026-11-25", "2026-11-25"],
    ["This week", "assigned", "2026-11-26", "2026-11-27"],
  ])
  expect(groups.every(({ filter }) => filter.search === "map")).toBe(true)
})

test.each([
  ["overdue", ["Late"]],
  ["submitted", ["To grade"]],
  ["graded", ["Graded"]],
  ["in_progress", ["Late", "Today", "This week", "Later"]],
] as const)("the status %s has the groups %o", { tags: ["assignments.list"] }, (status, titles) => {
  expect(groupsFor({ status, narrowedTo: {}, today }).map(({ title }) => title)).toEqual(titles)
})
