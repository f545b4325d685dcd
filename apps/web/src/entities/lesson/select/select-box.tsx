import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { Checkbox } from "@mantine/core"
import { canBeMoved } from "./can-be-moved.ts"
import classes from "./select-box.module.css"
import type { Selection } from "./use-selection.ts"

/** Selects a lesson for the selection bar. With Shift, everything from the lesson that was selected last. */
export function SelectBox({ lesson, selection }: { lesson: LessonView; selection: Selection }) {
  const isSelected = selection.has(lesson.id)
  return (
    <Checkbox
      size="sm"
      aria-label={`Select ${lesson.title}`}
      checked={isSelected}
      disabled={!canBeMoved(lesson)}
      className={`${classes.box} screen-only`}
      data-selected={isSelected || undefined}
      onChange={(event) =>
        selection.toggle(lesson.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
      }
    />
  )
}
