import type { Day } from "@hearthbook/core/time/days"
import type { Weeks } from "../chart-rows.ts"

/** The lowest and the highest percentage of a chart. Lower ones stand on its lower edge. */
export const chartRange = { low: 60, high: 100 }

/** Percentages below this are in the red band. */
export const weak = 70

/** A week's result as a place in the chart, from 0 to 1, from the left and from the top. */
export type ChartPoint = { week: Day; percent: number; x: number; y: number }

/** The results of a subject as places in its chart. All charts have the same weeks, so that they can be compared. */
export function chartPoints(rows: Weeks["rows"], subject_id: string): ChartPoint[] {
  const last = Math.max(rows.length - 1, 1)
  return rows.flatMap(({ week, percents }, index) => {
    const percent = percents.get(subject_id)
    return percent === undefined ? [] : [{ week, percent, x: index / last, y: depthOf(percent) }]
  })
}

/** The place of a percentage from the top, from 0 to 1. */
export function depthOf(percent: number): number {
  const { low, high } = chartRange
  return (high - Math.min(high, Math.max(low, percent))) / (high - low)
}
