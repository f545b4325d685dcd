import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Anchor, Button, Text } from "@mantine/core"
import { useRef, useState } from "react"
import { Link } from "wouter"
import { dayOf, formatPercent } from "../../lib/format.ts"
import { assignmentAt } from "../../lib/paths.ts"
import { DueDate } from "../../ui/due-date.tsx"
import { GradeRow } from "../../ui/grade-row.tsx"
import { placeToGrade } from "../../ui/next-to-grade.ts"
import { StatusMenu } from "../../ui/status-menu.tsx"
import { SubjectMark } from "../../ui/subject-mark.tsx"
import { useStatusChange } from "../../ui/use-status-change.ts"
import classes from "./child-day.module.css"

/** Work that is due today or late: its status can be changed, and what was handed in graded, where it stands. */
export function DueLine({ assignment }: { assignment: AssignmentView }) {
  const { title, subject, due_date, effective_status, grade } = assignment
  const { status, change } = useStatusChange(assignment)
  const [grading, setGrading] = useState(false)
  const line = useRef<HTMLLIElement>(null)
  const isGrading = grading && status === "submitted"
  const stopGrading = () => {
    setGrading(false)
    // After the render that brings its button back.
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>("[data-place-to-grade]")?.focus())
  }
  return (
    <li ref={line} className={classes.due}>
      <div className={classes.line}>
        <div className={classes.what}>
          <Anchor component={Link} href={assignmentAt(assignment)} size="sm" fw={600} c="inherit" lineClamp={2}>
            {title}
          </Anchor>
          <span className={classes.subject}>
            <SubjectMark subject={subject} />
          </span>
          {effective_status === "overdue" && <DueDate due_date={due_date} status={status} />}
        </div>
        <div className={classes.standing}>
          <StatusMenu of={title} status={status} due={dayOf(due_date)} onChange={change} />
          {status === "graded" && grade && (
            <Text span size="sm" fw={600} className="figures">
              {grade.letter_grade} {formatPercent(grade.percentage)}
            </Text>
          )}
          {status === "submitted" && !isGrading && (
            <Button size="compact-md" aria-label={`Grade ${title}`} onClick={() => setGrading(true)} {...placeToGrade}>
              Grade
            </Button>
          )}
        </div>
      </div>
      {isGrading && (
        <div className={classes.grading}>
          <GradeRow assignment={assignment} focused onCancel={stopGrading} onSaved={() => setGrading(false)} />
        </div>
      )}
    </li>
  )
}
