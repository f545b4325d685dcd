import { isGraded, isTurnedIn } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Suspense, useState } from "react"
import { MoveWorkDialog, WorkMenuItems } from "../../../entities/assignment/move/lazy-parts.ts"
import type { MoveTask } from "../../../entities/assignment/move/work-move-items.tsx"
import { useStatusChange } from "../../../entities/assignment/use-status-change.ts"
import { Chip } from "../../../entities/board/chip.tsx"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { assignmentAt } from "../../../lib/paths.ts"
import { LateItems } from "../../../ui/inputs/late-items.tsx"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { dragWork } from "./dragged-item.ts"

/** Due work. Its tick turns it in, and its due day moves as in the list of assignments. Graded work shows its letter, and stays. */
export function WorkChip({ work }: { work: AssignmentView }) {
  const { status, change } = useStatusChange(work)
  const [task, setTask] = useState<MoveTask | null>(null)
  const isFinal = isGraded(status)
  const isDone = isTurnedIn(status)
  const tick = (done: boolean) => void change(done ? "submitted" : "assigned")
  const keys = chipKeys({
    onTick: isFinal ? undefined : () => tick(!isDone),
    onMove: isFinal ? undefined : () => setTask("move"),
    hasLink: true,
  })
  return (
    <>
      <Chip
        color={work.subject.color}
        title={work.title}
        note={work.subject.name}
        name={`${work.title}, due work, ${work.subject.name}`}
        href={assignmentAt(work)}
        row={rowNames.assignment(work.id)}
        isDone={isDone}
        onTick={isFinal ? undefined : tick}
        figure={isFinal ? work.grade?.letter_grade : null}
        isLate={!isDone && work.effective_status === "overdue"}
        menu={
          <RowMenu of={work.title} isSmall className={menuClasses.more} tabIndex={-1}>
            <LateItems>
              <WorkMenuItems work={work} status={status} onMove={setTask} onStatus={(next) => void change(next)} />
            </LateItems>
          </RowMenu>
        }
        onDragStart={isFinal ? undefined : (event) => dragWork(event, work)}
        onKeyDown={keys}
      />
      {task && (
        <Suspense>
          <MoveWorkDialog works={[work]} isTogether={task === "together"} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  )
}
