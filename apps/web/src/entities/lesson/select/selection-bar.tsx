import { Suspense, useState } from "react"
import { useToday } from "../../../session/use-session.ts"
import { SelectionToolbar } from "../../../ui/selection/selection-toolbar.tsx"
import { MoveDialog } from "../menu/lazy-parts.ts"
import type { MovedLesson } from "../move/use-next-school-day.ts"
import { barActionsOn, type BarAction } from "./bar-actions.ts"
import type { Selection } from "./use-selection.ts"

type Props = {
  selection: Selection
  /** The lessons of the list, whose days and students a move to a day begins with. */
  lessons?: (MovedLesson & { id: string })[]
  /** False if a selected lesson is in a course whose lessons have no days, so that none can be given. */
  hasDays?: boolean
  /** The usual number of lessons a day, if all are of one course. */
  pace?: number
}

/** The actions on the selected lessons of a list. Each opens its preview. */
export function SelectionBar({ selection, lessons = [], hasDays = true, pace }: Props) {
  const { selected, clear } = selection
  const today = useToday()
  const [opened, setOpened] = useState<(BarAction & { lesson_ids: string[] }) | null>(null)
  const actions = barActionsOn(today, { hasDays, pace }).map((action) => ({
    label: action.label,
    onClick: () => setOpened({ ...action, lesson_ids: selected }),
  }))
  return (
    <>
      <SelectionToolbar label="Selected lessons" count={selected.length} actions={actions} onClear={clear} />
      {opened && (
        <Suspense>
          <MoveDialog
            kind={opened.kind}
            scope={{ lesson_ids: opened.lesson_ids }}
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
