import type { LessonView } from "@hearthbook/api/work/lesson"
import { NoRowBox, RowBox } from "../../../ui/selection/row-box.tsx"
import { canBeMoved } from "./can-be-moved.ts"
import type { Selection } from "./use-selection.ts"

type Props = { lesson: LessonView; isSelected: boolean; onToggle: Selection["toggle"] }

/** Selects a lesson for the selection bar. A lesson that cannot be moved has empty room in its place. */
export function SelectBox({ lesson, isSelected, onToggle }: Props) {
  if (!canBeMoved(lesson)) return <NoRowBox />
  return <RowBox id={lesson.id} name={lesson.title} isSelected={isSelected} onToggle={onToggle} />
}
