import type { ClassView } from "@hearthbook/api/calendar/schedule"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { Day } from "@hearthbook/core/time/days"

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
