import { IconCircleCheck, IconPlayerSkipForward } from "@tabler/icons-react"
import { Suspense, useState } from "react"
import { countOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { SelectionToolbar } from "../../../ui/selection/selection-toolbar.tsx"
import { MoveDialog } from "../menu/lazy-parts.ts"
import type { MoveAction } from "../move/move-actions.ts"
import { useMoveNow } from "../move/use-move-now.ts"
import type { MovedLesson } from "../move/use-next-school-day.ts"
import { barMovesOn, type BarMove } from "./bar-actions.ts"
import { useDeleteLessons } from "./use-delete-lessons.ts"
import type { Selection } from "./use-selection.ts"

export type LessonBarProps = {
  selection: Selection
  /** The lessons of the list, whose days and students a move to a day begins with. */
  lessons?: (MovedLesson & { id: string })[]
  /** False if a selected lesson is in a course whose lessons have no days, so that none can be given. */
  hasDays?: boolean
  /** The usual number of lessons a day, if all are of one course. */
  pace?: number
}

/**
 * The actions on the selected lessons of a list. 'Done' and 'Status' are saved at once, 'Delete' after a question, and the moves after
 * their preview. All can be undone. The lessons stay selected if the server refuses.
 */
export function LessonBar({ selection, lessons = [], hasDays = true, pace }: LessonBarProps) {
  const { selected, clear } = selection
  const today = useToday()
  const [opened, setOpened] = useState<(BarMove & { lesson_ids: string[] }) | null>(null)
  const changeNow = useMoveNow()
  const askToDelete = useDeleteLessons()
  const name = countOf(selected.length, "lesson")
  const moves = barMovesOn(today, { hasDays, pace })
  const toAction = (move: BarMove) => ({
    label: move.label,
    onClick: () => setOpened({ ...move, lesson_ids: selected }),
  })
  const run = async (action: MoveAction, message: string) => {
    if (await changeNow({ lesson_ids: selected }, action, message)) {
      keepFocusOnPage()
      clear()
    }
  }
  const complete = () => void run({ kind: "complete", on: today }, `${name} marked as done.`)
  const actions = [
    { label: "Done", onClick: complete },
    ...moves.first.map(toAction),
    {
      label: "Status",
      items: [
        { label: "Done", icon: <IconCircleCheck size={18} stroke={1.5} aria-hidden />, onClick: complete },
        {
          label: "Skipped",
          icon: <IconPlayerSkipForward size={18} stroke={1.5} aria-hidden />,
          onClick: () => void run({ kind: "skip" }, `${name} skipped.`),
        },
      ],
    },
    ...moves.others.map(toAction),
    { label: "Delete", color: "red", onClick: () => askToDelete(selected, clear) },
  ]
  return (
    <>
      <SelectionToolbar label="Selected lessons" count={selected.length} actions={actions} onClear={clear} />
      {opened && (
        <Suspense>
          <MoveDialog
            kind={opened.kind}
            range={{ lesson_ids: opened.lesson_ids }}
            action={opened.action}
            lessons={lessons.filter(({ id }) => opened.lesson_ids.includes(id))}
            {...(opened.isFixed && { title: opened.label, isFixed: true })}
            onMoved={clear}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
