import type { Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { LateItems } from "../../../ui/inputs/late-items.tsx"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { LessonMenuItems } from "./lazy-parts.ts"

/** A class on a day. */
export type HeldClass = { row: ClassView; day: Day }

export type LessonMenuProps = {
  lesson: LessonView
  isDone: boolean
  /** The class that the lesson fills, which can be canceled on its day. */
  held?: HeldClass
  /** Opens the dialog for other days. Null if the lesson is in a course whose lessons have no days. */
  onMove: (() => void) | null
  className?: string
  tabIndex?: number
}

/**
 * The actions on a lesson of a day. Each is done at once and can be undone; Move… opens a dialog for other days. A lesson whose day is
 * fixed moves only by itself. 'Edit' opens it.
 */
export function LessonMenu({ lesson, isDone, held, onMove, ...button }: LessonMenuProps) {
  return (
    <RowMenu of={lesson.title} isSmall {...button}>
      <LateItems>
        <LessonMenuItems lesson={lesson} isDone={isDone} held={held} onMove={onMove} />
      </LateItems>
    </RowMenu>
  )
}
