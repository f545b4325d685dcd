import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Anchor, Button, Text } from "@mantine/core"
import { Suspense, useRef, useState } from "react"
import { Link } from "wouter"
import { formatGradePercent } from "../../../lib/format.ts"
import { assignmentAt } from "../../../lib/paths.ts"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { placeToGrade } from "../../../entities/grade/next-to-grade.ts"
import { StatusMenu } from "../../../entities/assignment/status-menu.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { useStatusChange } from "../../../entities/assignment/use-status-change.ts"
import { GradeRow } from "../work/dashboard-forms.ts"
import classes from "./due-line.module.css"

/** An assignment due today or overdue. Its status can be changed and its submission graded in place. */
export function DueLine({ assignment }: { assignment: AssignmentView }) {
  const { title, subject, due_date, effective_status, grade } = assignment
  const { status, change } = useStatusChange(assignment)
  const [grading, setGrading] = useState(false)
  const line = useRef<HTMLLIElement>(null)
  const isGrading = grading && status === "submitted"
  const stopGrading = () => {
    setGrading(false)
    // After the render that restores its button.
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>("[data-place-to-grade]")?.focus())
  }
  return (
    <li ref={line} className={classes.due}>
      <Anchor
        component={Link}
        href={assignmentAt(assignment)}
        size="sm"
        fw={600}
        c="inherit"
        lineClamp={2}
        className={classes.title}
      >
        {title}
      </Anchor>
      {effective_status === "overdue" && (
        <div className={classes.late}>
          <DueDate due_date={due_date} status={status} />
        </div>
      )}
      <div className={classes.about}>
        <SubjectBadge subject={subject} />
      </div>
      <div className={classes.control}>
        {status === "graded" && grade?.letter_grade && (
          <Text span size="sm" fw={600} className="figures">
            {grade.letter_grade} {formatGradePercent(grade.percentage, grade.letter_grade)}
          </Text>
        )}
        {status === "submitted" ? (
          !isGrading && (
            <Button
              variant="light"
              size="compact-md"
              aria-label={`Grade ${title}`}
              onClick={() => setGrading(true)}
              {...placeToGrade}
            >
              Grade
            </Button>
          )
        ) : (
          <StatusMenu of={title} status={status} onChange={change} />
        )}
      </div>
      {isGrading && (
        <div className={classes.grading}>
          <Suspense>
            <GradeRow assignment={assignment} focused onCancel={stopGrading} onSaved={() => setGrading(false)} />
          </Suspense>
        </div>
      )}
    </li>
  )
}
