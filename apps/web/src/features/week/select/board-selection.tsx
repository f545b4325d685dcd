import type { LessonView } from "@hearthbook/api/work/lesson"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { createContext, use, type ReactNode } from "react"
import { canBeMoved } from "../../../entities/lesson/select/can-be-moved.ts"
import { SelectionBar } from "../../../entities/lesson/select/selection-bar.tsx"
import { useSelection, type Selection } from "../../../entities/lesson/select/use-selection.ts"

const Chosen = createContext<Selection | null>(null)

/** Lets lessons of a board be selected, and shows the bar of what can be done with them. */
export function BoardSelection({ planner, children }: { planner: PlannerView; children: ReactNode }) {
  const lessons = planner.children.flatMap(({ days, undated, left_over }) => [
    ...left_over.lessons,
    ...undated,
    ...days.flatMap((day) => day.lessons),
  ])
  const selection = useSelection([...new Set(lessons.filter(isSelectable).map(({ id }) => id))])
  return (
    <Chosen value={selection}>
      {children}
      <SelectionBar selection={selection} lessons={lessons} />
    </Chosen>
  )
}

/** The selection of the board around a lesson, or null if the lesson cannot be selected. */
export function useBoardSelection(lesson: LessonView): Selection | null {
  const selection = use(Chosen)
  return isSelectable(lesson) ? selection : null
}

/** A lesson that is next in a course without days stands on a day, but has none to move. */
function isSelectable(lesson: LessonView): boolean {
  return canBeMoved(lesson) && lesson.planned_date !== null
}
