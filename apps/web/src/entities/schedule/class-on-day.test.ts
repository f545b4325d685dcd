import { expect, test } from "vitest"
import type { DashboardView } from "@hearthbook/api/schemas/dashboard"
import type { PlannerView } from "@hearthbook/api/schemas/planner"
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
  const planner = {
    children: [
      {
        student: { id: row.student_id },
        days: [
          { date: midnight(day), classes: [row, other] },
          { date: midnight("2026-11-25"), classes: [] },
          { date: midnight("2026-11-30"), classes: [row] },
        ],
      },
      { student: { id: "sibling" }, days: [{ date: midnight(day), classes: [other] }] },
    ],
  } as unknown as PlannerView
  const { children } = inPlanner(planner, { row, day, instead })
  expect(children.map(({ days }) => days.map(({ classes }) => classes.map(({ id }) => id)))).toEqual([
    [["other"], ["once"], [row.id]],
    [["other"]],
  ])
})

test("a class leaves the dashboard on its day only", () => {
  const overview = {
    today: midnight(day),
    children: [{ student: { id: row.student_id }, classes: [row, other] }],
  } as unknown as DashboardView
  expect(inOverview(overview, { row, day }).children[0]?.classes).toEqual([other])
  expect(inOverview(overview, { row, day: "2026-11-30" }).children[0]?.classes).toEqual([row, other])
})
