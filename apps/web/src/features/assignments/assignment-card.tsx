import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Button, Card, Group, Text } from "@mantine/core"
import { dayOf, formatDay, formatPercent, formatPoints } from "../../lib/format.ts"
import { CardButton } from "../../ui/card-button.tsx"
import { ChildAvatar } from "../../ui/child-avatar.tsx"
import { DueDate } from "../../ui/due-date.tsx"
import { SubjectMark } from "../../ui/subject-mark.tsx"
import type { OpenTask } from "./assignment-task.ts"
import classes from "./assignment-card.module.css"
import { AssignmentMenu } from "./assignment-menu.tsx"
import { typeWords } from "./assignment-types.ts"
import { StatusMenu } from "./status-menu.tsx"
import { useStatusChange } from "./use-status-change.ts"

type Props = { assignment: AssignmentView; onOpen: OpenTask }

/** One piece of work: a card on a phone, a line on a desk. Grading is offered where work waits for it (S §4). */
export function AssignmentCard({ assignment, onOpen }: Props) {
  const { title, student, subject, due_date, assigned_date, type } = assignment
  const { status, change } = useStatusChange(assignment)
  return (
    <Card component="li" padding="sm">
      <article className={classes.row} aria-label={`${title}, ${student.first_name}`}>
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
            {student.first_name}
          </Text>
          <SubjectMark subject={subject} />
        </Group>
        <div className={classes.due}>
          <DueDate due_date={due_date} status={status} />
          <Text size="sm" c="dimmed" className="figures">
            {typeWords[type]} · assigned {formatDay(assigned_date)}
          </Text>
        </div>
        <div className={classes.status}>
          <StatusMenu of={title} status={status} due={dayOf(due_date)} onChange={change} />
        </div>
        <div className={classes.grade}>
          {status === "submitted" ? (
            <Button size="sm" px="sm" onClick={() => onOpen("grade", assignment)}>
              Grade Assignment
            </Button>
          ) : (
            <Mark assignment={assignment} counts={status === "graded"} />
          )}
        </div>
        <div className={classes.menu}>
          <AssignmentMenu assignment={assignment} status={status} onOpen={onOpen} />
        </div>
      </article>
    </Card>
  )
}

/** Letter and percent of what is graded, else what the work is worth. */
function Mark({ assignment: { grade, points_possible }, counts }: { assignment: AssignmentView; counts: boolean }) {
  if (!counts || !grade) {
    return (
      <Text size="sm" c="dimmed" className="figures">
        {counts ? "No grade given" : `${points_possible} points`}
      </Text>
    )
  }
  return (
    <Text span className={`figures ${classes.mark}`} title={formatPoints(grade.points_earned, points_possible)}>
      {grade.percentage === null ? (
        formatPoints(grade.points_earned, points_possible)
      ) : (
        <>
          <Text span inherit fw={650} fz="lg">
            {grade.letter_grade}
          </Text>{" "}
          <Text span size="sm" c="dimmed">
            {formatPercent(grade.percentage)}
          </Text>
        </>
      )}
    </Text>
  )
}
