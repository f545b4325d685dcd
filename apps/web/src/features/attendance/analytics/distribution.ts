import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import type { WeekFigures } from "../week/week-figures.ts"

/** The week's marks by kind, and the unmarked school days, each with its percentage of the whole. */
export function distributionOf({ counts, unmarked }: WeekFigures) {
  const parts = [
    ...attendanceStatuses.map((status) => ({ ...attendanceLooks[status], count: counts[status] })),
    { word: "Not marked", tone: "slate" as const, icon: undefined, count: unmarked },
  ]
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  return parts.map((part) => ({ ...part, percent: whole === 0 ? null : (100 * part.count) / whole }))
}
