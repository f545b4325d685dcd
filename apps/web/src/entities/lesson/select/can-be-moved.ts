import { isPlanned } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "@hearthbook/api/work/lesson"

/** True if a lesson can be selected and moved: it is still to do, and its day is not fixed. */
export function canBeMoved({ status, pinned }: Pick<LessonView, "status" | "pinned">): boolean {
  return isPlanned(status) && !pinned
}
