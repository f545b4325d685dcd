import { isGraded, isTurnedIn, isUnderway, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Text } from "@mantine/core"
import { Suspense, useRef, useState } from "react"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { MoveWorkDialog, WorkMenuItems } from "../../../entities/assignment/move/lazy-parts.ts"
import type { MoveTask } from "../../../entities/assignment/move/work-move-items.tsx"
import { statusLooks } from "../../../entities/assignment/status-badge.tsx"
import { useStatusChange } from "../../../entities/assignment/use-status-change.ts"
import { placeToGrade } from "../../../entities/grade/next-to-grade.ts"
import { formatGradePercent } from "../../../lib/grade-percent.ts"
import { assignmentAt } from "../../../lib/paths.ts"
import { LateItems } from "../../../ui/inputs/late-items.tsx"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { GradeRow } from "../work/dashboard-forms.ts"
import { DayRow } from "./day-row.tsx"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import classes from "./day-row.module.css"

type Props = { id: string; work: AssignmentView; isCurrent: boolean; isLate?: boolean }

/**
 * Due work: its tick submits it, its menu moves it and sets any status, and submitted work is graded in place. Graded work shows its letter, and its
 * tick stays.
 */
export function DueRow({ id, work, isCurrent, isLate = false }: Props) {
  const { title, subject, due_date, grade } = work
  const { status, change } = useStatusChange(work)
  const [grading, setGrading] = useState(false)
  const [task, setTask] = useState<MoveTask | null>(null)
  const end = useRef<HTMLSpanElement>(null)
  const isFinal = isGraded(status)
  const isGrading = grading && isWaiting(status)
  const stopGrading = () => {
    setGrading(false)
    // After the render that restores its button.
    requestAnimationFrame(() => end.current?.querySelector<HTMLElement>("[data-place-to-grade]")?.focus())
  }
  return (
    <DayRow
      id={id}
      color={subject.color}
      title={title}
      href={assignmentAt(work)}
      note={
        <>
          {isUnderway(status) ? `${subject.name} · ${statusLooks[status].word}` : subject.name}
          {isLate && <DueDate due_date={due_date} status={status} />}
        </>
      }
      wraps={isLate}
      tickName={`${title}: done`}
      row={rowNames.assignment(work.id)}
      isDone={isTurnedIn(status)}
      onTick={isFinal ? undefined : (done) => void change(done ? "submitted" : "assigned")}
      isCurrent={isCurrent}
      end={
        <span ref={end} style={{ display: "contents" }}>
          {isFinal && grade?.letter_grade && (
            <Text span size="sm" fw={600} className="figures">
              {grade.letter_grade} {formatGradePercent(grade.percentage, grade.letter_grade)}
            </Text>
          )}
          {isWaiting(status) && !isGrading && (
            <Button
              variant="light"
              size="compact-sm"
              aria-label={`Grade ${title}`}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => setGrading(true)}
              {...placeToGrade}
            >
              Grade
            </Button>
          )}
          <RowMenu of={title} isSmall className={classes.menu} tabIndex={isCurrent ? 0 : -1}>
            <LateItems>
              <WorkMenuItems
                work={work}
                status={status}
                onMove={setTask}
                onGrade={() => setGrading(true)}
                onStatus={(next) => void change(next)}
              />
            </LateItems>
          </RowMenu>
          {task && (
            <Suspense>
              <MoveWorkDialog works={[work]} isTogether={task === "together"} onClose={() => setTask(null)} />
            </Suspense>
          )}
        </span>
      }
      below={
        isGrading && (
          <Suspense>
            <GradeRow assignment={work} focused onCancel={stopGrading} onSaved={() => setGrading(false)} />
          </Suspense>
        )
      }
    />
  )
}
