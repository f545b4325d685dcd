import { expect, test } from "vitest"
import { chartPoints, depthOf } from "./chart-points.ts"

const row = (week: string, math?: number) => ({ week, percents: new Map(math === undefined ? [] : [["math", math]]) })

test("results are places in the chart, and weeks without work leave room", { tags: ["grades.weeks"] }, () => {
  const rows = [row("2026-09-07", 100), row("2026-09-14"), row("2026-09-21", 80)]
  expect(chartPoints(rows, "math")).toEqual([
    { week: "2026-09-07", percent: 100, x: 0, y: 0 },
    { week: "2026-09-21", percent: 80, x: 1, y: 0.5 },
  ])
  expect(chartPoints(rows, "art")).toEqual([])
  expect(chartPoints([row("2026-09-07", 90)], "math")).toMatchObject([{ x: 0 }])
})

test("results outside of the range stand on its edge", { tags: ["grades.weeks"] }, () => {
  expect([110, 100, 70, 60, 35].map(depthOf)).toEqual([0, 0, 0.75, 1, 1])
})
