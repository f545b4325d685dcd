import { expect, test } from "vitest"
import { sampleClass } from "../../../testing/sample-schedule.ts"
import { inputFor, shownWhileSaved, type DraggedClass } from "./class-change.ts"

const row = sampleClass("monday")
// From Monday, November 23, to Wednesday of the same week.
const dragged: DraggedClass = {
  row,
  at: "2026-11-23",
  to: "2026-11-25",
  from: "2026-11-23",
  change: { day_of_week: "wednesday", start_time: "11:00", end_time: "12:00" },
}
const start_time = "1970-01-01T11:00:00.000Z"
const midnight = (day: string) => `${day}T00:00:00.000Z`

test("a class is moved only on its day", { tags: ["schedule.drag-scope"] }, () => {
  expect(inputFor(dragged, "only")).toEqual({ ...dragged.change, only_on: "2026-11-23", start_date: "2026-11-25" })
  expect(shownWhileSaved(dragged, "only")).toMatchObject([
    { id: row.id, day_of_week: "monday", canceled_days: [midnight("2026-11-23")] },
    { day_of_week: "wednesday", start_time, start_date: midnight("2026-11-25"), end_date: midnight("2026-11-25") },
  ])
})

test("a class is moved from its week on", { tags: ["schedule.drag-scope"] }, () => {
  expect(inputFor(dragged, "following")).toEqual({ ...dragged.change, from_date: "2026-11-23" })
  expect(shownWhileSaved(dragged, "following")).toMatchObject([
    { day_of_week: "monday", end_date: midnight("2026-11-22") },
    { id: row.id, day_of_week: "wednesday", start_time, start_date: midnight("2026-11-23"), end_date: null },
  ])
})

test("a class is moved always", { tags: ["schedule.drag-scope"] }, () => {
  expect(inputFor(dragged, "all")).toEqual(dragged.change)
  expect(shownWhileSaved(dragged, "all")).toMatchObject([
    { id: row.id, day_of_week: "wednesday", start_time, start_date: null, end_date: null },
  ])
})

test("a class of one day moves as a whole", { tags: ["schedule.drag-scope"] }, () => {
  const once = { ...row, start_date: midnight("2026-11-23"), end_date: midnight("2026-11-23") }
  const change = { ...dragged.change, end_date: "2026-11-25" }
  expect(inputFor({ ...dragged, row: once, change }, "only")).toEqual({ ...dragged.change, only_on: "2026-11-23" })
  expect(shownWhileSaved({ ...dragged, row: once }, "only")).toMatchObject([
    { id: row.id, start_date: midnight("2026-11-25"), end_date: midnight("2026-11-25") },
  ])
})
