import { expect, test } from "vitest"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { sampleDay, sampleOverview } from "../../testing/sample-dashboard.ts"
import { weekWith } from "../../testing/sample-planner.ts"
import { sampleClass } from "../../testing/sample-schedule.ts"
import { inOverview, inPlanner, inSchedule } from "./class-on-day.ts"

const row = sampleClass("monday")
const other = { ...row, id: "other" }
const day = "2026-11-23"
const midnight = (on: string) => `${on}T00:00:00.000Z`
const instead = { ...row, id: "once", start_date: midnight("2026-11-25"), end_date: midnight("2026-11-25") }

test("a class is taken out of its day of the schedule, or deleted if it has no other", () => {
  expect(inSchedule([row, other], { row, day })).toEqual([{ ...row, canceled_days: [midnight(day)] }, other])
  const once = { ...row, start_date: midnight(day), end_date: midnight(day) }
  expect(inSchedule([once, other], { row: once, day })).toEqual([other])
  expect(inSchedule([row], { row, day, instead })).toContainEqual(instead)
})

test("a class leaves its day of the planner and stands on the other one", () => {
  const week = weekWith([])
  const [own] = week.children
  if (!own) throw new Error("The week has no child.")
  const onDay = (date: string) => (date === midnight(day) ? [row, other] : date === midnight("2026-11-30") ? [row] : [])
  const days = [...own.days, ...own.days.slice(0, 1).map((first) => ({ ...first, date: midnight("2026-11-30") }))]
  const withClasses = { ...own, days: days.map((one) => ({ ...one, classes: onDay(one.date) })) }
  const sibling = { ...withClasses, student: { ...own.student, id: "sibling" } }
  const planner = { ...week, children: [{ ...withClasses, student: row.student }, sibling] }
  const [changed, same] = inPlanner(planner, { row, day, instead }).children
  expect(idsByDay(changed)).toEqual({
    [midnight(day)]: ["other"],
    [midnight("2026-11-25")]: ["once"],
    [midnight("2026-11-30")]: [row.id],
  })
  expect(same).toEqual(sibling)
})

test("a class leaves the dashboard on its day only", () => {
  const overview = { ...sampleOverview([sampleDay(row.student, { classes: [row, other] })]), today: midnight(day) }
  expect(inOverview(overview, { row, day }).children[0]?.classes).toEqual([other])
  expect(inOverview(overview, { row, day: "2026-11-30" }).children[0]?.classes).toEqual([row, other])
})

/** The ids of the classes of a child, by the days that have some. */
function idsByDay(child: PlannerView["children"][number] | undefined): Record<string, string[]> {
  const held = (child?.days ?? []).filter(({ classes }) => classes.length > 0)
  return Object.fromEntries(held.map(({ date, classes }) => [date, classes.map(({ id }) => id)]))
}
