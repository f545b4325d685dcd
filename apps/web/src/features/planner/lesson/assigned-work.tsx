import { effectiveStatus, shownStatus } from "@hearthbook/core/work/assignment-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Text } from "@mantine/core"
import { dayOf, formatNearDay } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import row from "../../../ui/layout/row.module.css"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import classes from "../shared/planner.module.css"
import { aboutWork } from "./work-messages.ts"

/** Assignments already set with the lesson, and their status. They are edited on the assignments page. */
export function AssignedWork({ assignments }: Pick<LessonView, "assignments">) {
  const today = useToday()
  return (
    <ul className={classes.list} aria-label="Assignments set with this lesson">
      {assignments.map((work) => (
        <li key={work.id} className={row.row}>
          <div className={row.text}>
            <Text fw={600}>{work.title}</Text>
            <Text size="sm" c="dimmed" className="figures">
              {aboutWork(work)} · due {formatNearDay(work.due_date, today)}
            </Text>
          </div>
          <StatusBadge {...shownStatus(work.status, effectiveStatus(work.status, dayOf(work.due_date), today))} />
        </li>
      ))}
    </ul>
  )
}
