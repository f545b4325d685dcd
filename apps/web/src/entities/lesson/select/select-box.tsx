import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { Checkbox } from "@mantine/core"
import { canBeMoved } from "./can-be-moved.ts"
import classes from "./select-box.module.css"
import type { Selection } from "./use-selection.ts"

type Props = { lesson: LessonView; isSelected: boolean; onToggle: Selection["toggle"] }

/**
 * Selects a lesson for the selection bar. With Shift, everything from the lesson that was selected last. A lesson that cannot be moved
 * has empty room in its place.
 */
export function SelectBox({ lesson, isSelected, onToggle }: Props) {
  if (!canBeMoved(lesson)) return <span className={`${classes.none} screen-only`} />
  return (
    <Checkbox
      size="sm"
      aria-label={`Select ${lesson.title}`}
      checked={isSelected}
      className={`${classes.box} screen-only`}
      data-selected={isSelected || undefined}
      onChange={(event) => onToggle(lesson.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
    />
  )
}
