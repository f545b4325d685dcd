import type { DashboardStats as Stats } from "@hearthbook/api/schemas/dashboard"
import { IconCalendarCheck, IconChecklist, IconMedal, IconUsers } from "@tabler/icons-react"
import { formatPercent } from "../../lib/format.ts"
import { StatGrid } from "../../ui/layout/card-grid.tsx"
import { StatCard } from "../../ui/layout/stat-card.tsx"

type Props = {
  stats: Stats
  /** Work not graded and due today or later, as in the list of upcoming work. */ upcoming: number
}

/** The dashboard's four figures. */
export function DashboardStats({ stats, upcoming }: Props) {
  return (
    <StatGrid>
      <StatCard label="Active Students" value={String(stats.student_count)} icon={IconUsers} />
      <StatCard label="Upcoming Assignments" value={String(upcoming)} icon={IconChecklist} tone="blue" />
      <StatCard
        label="Attendance Rate"
        value={formatPercent(stats.attendance_rate)}
        icon={IconCalendarCheck}
        tone="amber"
      />
      <StatCard label="Average Grade" value={formatPercent(stats.average_grade)} icon={IconMedal} tone="green" />
    </StatGrid>
  )
}
