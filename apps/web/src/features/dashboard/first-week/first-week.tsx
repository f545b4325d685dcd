import { addDays, mondayOf, type Day } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { Paper, Text } from "@mantine/core"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"
import { dayOf } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeek, weekdayName } from "../../../lib/week-labels.ts"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import { trpc } from "../../../api/trpc.ts"
import classes from "./first-week.module.css"

type PlannedDay = PlannerView["children"][number]["days"][number]

/**
 * The week of classes that the set-up has made, with a column for each day that has some. `day` is any day of the week. Hidden while there
 * is no class in it.
 */
export function FirstWeek({ day }: { day: Day }) {
  const monday = mondayOf(day)
  const { data: planner } = trpc.planner.inRange.useQuery({ start_date: monday, end_date: addDays(monday, 6) })
  if (!planner) return null
  const days = planner.days
    .map(({ date }) => dayOf(date))
    .filter((each) => planner.children.some((child) => classesOn(child.days, each).length > 0))
  if (days.length === 0) return null
  return (
    <Paper component="section" withBorder shadow="sm" px="md" py="xs" aria-label="Your week" className="screen-only">
      <SectionHead
        title="Your week"
        part={formatWeek(monday, day)}
        more={{ of: "of your week", href: paths.week }}
        size="h5"
      />
      <ol className={classes.days}>
        {days.map((each) => (
          <li key={each} className={classes.day}>
            <Text fw={600} size="sm" className="figures">
              {weekdayName(each).slice(0, 3)} {Number(each.slice(8))}
            </Text>
            {planner.children.map(({ student, days: planned }) => (
              <ChildClasses key={student.id} student={student} held={classesOn(planned, each)} day={each} />
            ))}
          </li>
        ))}
      </ol>
    </Paper>
  )
}

type ChildProps = { student: PlannerView["children"][number]["student"]; held: PlannedDay["classes"]; day: Day }

function ChildClasses({ student, held, day }: ChildProps) {
  if (held.length === 0) return null
  return (
    <div className={classes.child}>
      <ChildAvatar child={student} size={24} />
      <ul className={classes.classes} aria-label={`${shortNameOf(student)}, ${weekdayName(day)}`}>
        {held.map(({ id, subject, start_time }) => {
          const tint: Record<`--${string}`, string> = { "--subject": subject.color }
          return (
            <li key={id} style={tint}>
              <span className="figures">{clockWords(timeOf(start_time))}</span> <b>{subject.name}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function classesOn(days: PlannedDay[], day: Day): PlannedDay["classes"] {
  return days.find(({ date }) => dayOf(date) === day)?.classes ?? []
}
