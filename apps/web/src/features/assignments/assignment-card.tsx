import { assignmentTypeLabels } from "@hearthbook/api/rules/labels"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Button, Card, Group, Text } from "@mantine/core"
import { memo, useRef } from "react"
import { useDateFormat } from "../../ui/hooks/use-date-format.ts"
import { dayOf, formatGradePercent, formatNearDay, formatPoints } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { CardButton } from "../../ui/layout/card-button.tsx"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { DueDate } from "../../entities/assignment/due-date.tsx"
import { GradeRow } from "../../entities/grade/grade-row.tsx"
import { placeToGrade } from "../../entities/grade/next-to-grade.ts"
import { SubjectBadge } from "../../entities/subject/subject-badge.tsx"
import type { OpenTask } from "./assignment-menu.tsx"
import classes from "./assignment-card.module.css"
import { AssignmentMenu } from "./assignment-menu.tsx"
import { StatusMenu } from "../../entities/assignment/status-menu.tsx"
import { useStatusChange } from "../../entities/assignment/use-status-change.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { useShortNames } from "../../ui/hooks/use-short-names.ts"

type Props = {
  assignment: AssignmentView
  /** True if the row shows its grading form. */
  grading: boolean
  onGrade: (id: string, isOpen: boolean) => void
  onOpen: OpenTask
}

/**
 * One assignment: a card on a phone, a row on a desktop. Memoized, since a list of thousands renders at each scroll.
 */
export const AssignmentCard = memo(function AssignmentCard({ assignment, grading, onGrade, onOpen }: Props) {
  useDateFormat()
  useShortNames()
  const { id, title, student, subject, due_date, assigned_date, type } = assignment
  const { status, change } = useStatusChange(assignment)
  const today = useToday()
  const card = useRef<HTMLElement>(null)
  const isGrading = grading && status === "submitted"
  const stopGrading = () => {
    onGrade(id, false)
    // After the render that restores its button.
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>("[data-place-to-grade]")?.focus())
  }
  return (
    <Card padding="sm">
      <article ref={card} aria-label={`${title}, ${shortNameOf(student)}`}>
        <div className={classes.row}>
          <div className={classes.avatar}>
            <ChildAvatar child={student} size={40} />
          </div>
          <div className={classes.title}>
            <CardButton onClick={() => onOpen("view", assignment)} label={`View ${title}`}>
              <Text span inherit lineClamp={3}>
                {title}
              </Text>
            </CardButton>
          </div>
          <Group className={classes.about} gap="xs" c="dimmed" wrap="nowrap">
            <Text span size="sm" className={classes.name}>
              {shortNameOf(student)}
            </Text>
            <SubjectBadge subject={subject} />
          </Group>
          <div className={classes.due}>
            <DueDate due_date={due_date} status={status} />
            <Text size="sm" c="dimmed" className="figures">
              {assignmentTypeLabels[type]} · assigned {formatNearDay(assigned_date, today)}
            </Text>
          </div>
          <div className={classes.status}>
            <StatusMenu of={title} status={status} due={dayOf(due_date)} onChange={change} />
          </div>
          <div className={classes.grade}>
            {status === "graded" && <GradeFigure assignment={assignment} />}
            {status === "submitted" && !isGrading && (
              <Button
                size="sm"
                px="md"
                aria-label={`Grade Assignment: ${title}`}
                onClick={() => onGrade(id, true)}
                {...placeToGrade}
              >
                Grade
              </Button>
            )}
            {(status === "assigned" || status === "in_progress") && (
              <Button size="sm" px="sm" variant="default" onClick={() => onOpen("submit", assignment)}>
                Submit Work
              </Button>
            )}
          </div>
          <div className={classes.menu}>
            <AssignmentMenu assignment={assignment} status={status} onOpen={onOpen} />
          </div>
        </div>
        {isGrading && (
          <div className={classes.grading}>
            <GradeRow assignment={assignment} focused onCancel={stopGrading} onSaved={() => onGrade(id, false)} />
          </div>
        )}
      </article>
    </Card>
  )
})

/** Letter and percentage of a graded assignment. */
function GradeFigure({ assignment: { grade, points_possible } }: { assignment: AssignmentView }) {
  if (!grade) {
    return (
      <Text size="sm" c="dimmed">
        No grade given
      </Text>
    )
  }
  return (
    <Text span className={`figures ${classes.grade}`} title={formatPoints(grade.points_earned, points_possible)}>
      {grade.percentage === null ? (
        formatPoints(grade.points_earned, points_possible)
      ) : (
        <>
          <Text span inherit fw={650} fz="lg">
            {grade.letter_grade}
          </Text>{" "}
          <Text span size="sm" c="dimmed">
            {formatGradePercent(grade.percentage, grade.letter_grade)}
          </Text>
        </>
      )}
    </Text>
  )
}
