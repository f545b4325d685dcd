import { LateItems } from "../../../ui/inputs/late-items.tsx"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { LessonMenuItems } from "./lazy-parts.ts"
import type { LessonMenuProps } from "./lesson-menu-props.ts"

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
