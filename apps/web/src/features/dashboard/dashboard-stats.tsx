import type { Day } from "@hearthbook/core/time/days"
import type { DashboardStats as Stats } from "@hearthbook/api/records/dashboard"
import { IconCalendarCheck, IconChecklist, IconMedal, IconUsers, type Icon } from "@tabler/icons-react"
import { Link } from "wouter"
import { formatPercent } from "../../lib/format.ts"
import { dueFrom, paths } from "../../lib/paths.ts"
import classes from "./dashboard-stats.module.css"

type Props = {
  stats: Stats
  /** Work not graded and due today or later, as in the list that the figure leads to. */
  upcoming: number
  today: Day
}

/** The dashboard's four figures, each in a line that leads to what it counts. */
export function DashboardStats({ stats, upcoming, today }: Props) {
  return (
    <div className={classes.figures}>
      <Figure label="Active Students" value={String(stats.student_count)} icon={IconUsers} href={paths.students} />
      <Figure label="Upcoming Assignments" value={String(upcoming)} icon={IconChecklist} href={dueFrom(today)} />
      <Figure
        label="Attendance Rate"
        value={formatPercent(stats.attendance_rate)}
        icon={IconCalendarCheck}
        href={paths.attendance}
      />
      <Figure label="Average Grade" value={formatPercent(stats.average_grade)} icon={IconMedal} href={paths.progress} />
    </div>
  )
}

type FigureProps = { label: string; value: string; icon: Icon; href: string }

function Figure({ label, value, icon: Icon, href }: FigureProps) {
  return (
    <div role="group" aria-label={label}>
      <Link href={href} className={classes.figure}>
        <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
        <span className={`${classes.value} figures`}>{value}</span> <span className={classes.label}>{label}</span>
      </Link>
    </div>
  )
}
