import { SimpleGrid } from "@mantine/core"
import { IconCalendarCheck, IconFlame } from "@tabler/icons-react"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { countOf, formatPercent } from "../../lib/format.ts"
import { attendanceLooks } from "../../entities/attendance/attendance-style.ts"
import { StatCard } from "../../ui/layout/stat-card.tsx"
import classes from "./week/attendance.module.css"
import type { AttendanceWeek } from "./week/use-attendance-week.ts"
import { figuresOf } from "./week/week-figures.ts"

/** Six columns: in pairs on a phone, all in one row on a desktop. */
export const sixColumns = { cols: { base: 2, xs: 3, lg: 6 }, spacing: "md" } as const

/** The six figures of the week, for the children shown. */
export function AttendanceStats({ week }: { week: AttendanceWeek }) {
  const { rate, counts, perfect } = figuresOf(week)
  const { children, familySize } = week
  const note =
    children.length < familySize ? `${children.length} of ${countOf(familySize, "child", "children")}` : undefined
  return (
    <SimpleGrid {...sixColumns} className={classes.stats}>
      <StatCard label="Attendance Rate" note={note} value={formatPercent(rate)} icon={IconCalendarCheck} />
      {attendanceStatuses.map((status) => {
        const { word, tone, icon } = attendanceLooks[status]
        return <StatCard key={status} label={word} note={note} value={String(counts[status])} tone={tone} icon={icon} />
      })}
      <StatCard label="Perfect Week" note={note} value={String(perfect)} tone="violet" icon={IconFlame} />
    </SimpleGrid>
  )
}
