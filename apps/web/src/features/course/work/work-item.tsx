import { isGraded } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { ExtraCredit } from "../../../entities/assignment/extra-credit.tsx"
import { StatusMenu } from "../../../entities/assignment/status-menu.tsx"
import { useStatusChange } from "../../../entities/assignment/use-status-change.ts"
import { formatGradePercent } from "../../../lib/grade-percent.ts"
import { assignmentAt } from "../../../lib/paths.ts"
import classes from "../course-list.module.css"

/** An assignment of a course. Its title opens it among all assignments; its status is changed here. */
export function WorkItem({ assignment }: { assignment: AssignmentView }) {
  const { title, due_date, grade, extra_credit } = assignment
  const { status, change } = useStatusChange(assignment)
  return (
    <li className={`${classes.row} ${classes.work}`}>
      <Anchor component={Link} href={assignmentAt(assignment)} c="inherit" fw={600} lh={1.35} className={classes.title}>
        {title} {extra_credit && <ExtraCredit />}
      </Anchor>
      <DueDate due_date={due_date} status={status} />
      <StatusMenu of={title} status={status} onChange={change} />
      <Text span size="sm" fw={600} className={`${classes.grade} figures`}>
        {isGraded(status) && grade ? (grade.letter_grade ?? formatGradePercent(grade.percentage, null)) : null}
      </Text>
    </li>
  )
}
