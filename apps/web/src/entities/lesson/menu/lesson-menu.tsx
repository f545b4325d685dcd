import type { Day } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { Menu } from "@mantine/core"
import { IconCalendarEvent } from "@tabler/icons-react"
import { RowMenu } from "../../../ui/inputs/row-menu.tsx"
import { CancelClassItem } from "../../schedule/cancel-class-item.tsx"
import { MoveAllAfterItem, MoveNowItems, SkipItem } from "../move/move-now-items.tsx"

/** A class on a day. */
export type HeldClass = { row: ClassView; day: Day }

type Props = {
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
 * fixed moves only by itself. Renders nothing for a lesson that is done and has no class.
 */
export function LessonMenu({ lesson, isDone, held, onMove, ...button }: Props) {
  if (isDone && !held) return null
  return (
    <RowMenu of={lesson.title} isSmall {...button}>
      {!isDone && <LessonItems lesson={lesson} onMove={onMove} />}
      {held && <CancelClassItem {...held} />}
    </RowMenu>
  )
}

function LessonItems({ lesson, onMove }: Pick<Props, "lesson" | "onMove">) {
  const { pinned, planned_date } = lesson
  return (
    <>
      {onMove && (
        <>
          {!pinned && <MoveNowItems lesson={lesson} />}
          {!pinned && planned_date !== null && <MoveAllAfterItem lesson={lesson} />}
          <Menu.Item leftSection={<IconCalendarEvent size={18} stroke={1.5} />} onClick={onMove}>
            Move…
          </Menu.Item>
        </>
      )}
      <SkipItem lesson={lesson} />
    </>
  )
}
