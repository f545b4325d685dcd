import { isGraded, isTurnedIn, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Checkbox, Text } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { memo, useRef } from "react"
import { GradeRow } from "../../../entities/grade/grade-row.tsx"
import { placeToGrade } from "../../../entities/grade/next-to-grade.ts"
import { StatusMenu } from "../../../entities/assignment/status-menu.tsx"
import { useStatusChange } from "../../../entities/assignment/use-status-change.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { useShortNames } from "../../../ui/hooks/use-short-names.ts"
import { CardButton } from "../../../ui/layout/card-button.tsx"
import { RowBox } from "../../../ui/selection/row-box.tsx"
import { AssignmentMenu, type OpenTask } from "./assignment-menu.tsx"
import classes from "./assignment-row.module.css"
import { GradeFigure } from "./grade-figure.tsx"
import { OpenedAssignment } from "./opened-assignment.tsx"
import { ExtraCredit } from "../../../entities/assignment/extra-credit.tsx"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import { RowDueDate } from "./row-due-date.tsx"

export type RowActions = {
  /** Opens or closes the grading form of a row. */
  grade: (id: string, isOpen: boolean) => void
  /** Opens or closes the details of a row. */
  toggle: (id: string) => void
  select: (id: string, asRange: boolean) => void
  open: OpenTask
}

type Props = {
  assignment: AssignmentView
  isGrading: boolean
  isOpen: boolean
  isSelected: boolean
  actions: RowActions
}

/**
 * One assignment: a line on a desktop, two on a phone. Its tick turns it in, and a press opens its details below. Memoized, since a
 * list of thousands renders at each scroll.
 */
export const AssignmentRow = memo(function AssignmentRow({ assignment, actions, isSelected, isOpen, ...props }: Props) {
  useDateFormat()
  useShortNames()
  const { id, title, student, subject, due_date } = assignment
  const { status, change } = useStatusChange(assignment)
  const row = useRef<HTMLElement>(null)
  const isGrading = props.isGrading && isWaiting(status)
  const stopGrading = () => {
    actions.grade(id, false)
    // After the render that restores its button.
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>("[data-place-to-grade]")?.focus())
  }
  // The due day stands beside it, so only work that is turned in late says so here.
  const due = isWaiting(status) ? dayOf(due_date) : undefined
  const statusMenu = <StatusMenu of={title} status={status} due={due} onChange={change} />
  return (
    <article
      ref={row}
      aria-label={`${title}, ${shortNameOf(student)}`}
      className={classes.item}
      data-selected={isSelected || undefined}
    >
      <div className={classes.row}>
        {isGraded(status) ? (
          <IconCheck className={classes.tick} size={20} stroke={2} aria-hidden />
        ) : (
          <Checkbox
            className={`${classes.tick} screen-only`}
            radius="xl"
            color="green"
            aria-label={`${title} is done`}
            checked={isTurnedIn(status)}
            onChange={({ currentTarget }) => void change(currentTarget.checked ? "submitted" : "assigned")}
          />
        )}
        <div className={classes.title}>
          <CardButton onClick={() => actions.toggle(id)} label={`View ${title}`} isOpen={isOpen}>
            <Text span inherit className={isOpen ? undefined : classes.cut}>
              {title} {assignment.extra_credit && <ExtraCredit />}
            </Text>
          </CardButton>
        </div>
        <div className={classes.about}>
          <span className={classes.child}>
            <ChildAvatar child={student} size={20} />
            <span className={classes.name}>{shortNameOf(student)}</span>
          </span>
          <span className={classes.subject} title={subject.name}>
            <span className={classes.dot} style={{ backgroundColor: subject.color }} />
            <span className={classes.word}>{subject.name}</span>
          </span>
          <span className={classes.due}>
            <RowDueDate due_date={due_date} status={status} />
          </span>
        </div>
        <div className={classes.status}>
          {statusMenu} <WaitingMark row={rowNames.assignment(id)} />
        </div>
        <div className={classes.grade}>
          {isGraded(status) && <GradeFigure assignment={assignment} />}
          {isWaiting(status) && !isGrading && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Grade Assignment: ${title}`}
              onClick={() => actions.grade(id, true)}
              {...placeToGrade}
            >
              Grade
            </Button>
          )}
        </div>
        <div className={classes.select}>
          <RowBox id={id} name={title} isSelected={isSelected} onToggle={actions.select} />
        </div>
        <div className={classes.menu}>
          <AssignmentMenu assignment={assignment} status={status} onOpen={actions.open} />
        </div>
      </div>
      {isGrading && (
        <div className={classes.below}>
          <GradeRow assignment={assignment} focused onCancel={stopGrading} onSaved={() => actions.grade(id, false)} />
        </div>
      )}
      {isOpen && (
        <div className={classes.below}>
          <div className={classes.statusBelow}>{statusMenu}</div>
          <OpenedAssignment assignment={assignment} status={status} onOpen={actions.open} />
        </div>
      )}
    </article>
  )
})
