import type { ChildDay } from "@hearthbook/api/records/dashboard"
import { canBeMoved } from "../../../entities/lesson/select/can-be-moved.ts"
import { useMoveNow } from "../../../entities/lesson/move/use-move-now.ts"
import { countOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

/** The lessons of a child's day that are left, as words, and a function that moves each to its course's next day. Null without one. */
export function useMoveDay({ student, lessons }: ChildDay): { words: string; move: () => void } | null {
  const move = useMoveNow()
  const open = lessons.filter((lesson) => canBeMoved(lesson) && lesson.planned_date !== null)
  if (open.length === 0) return null
  const words = countOf(open.length, "lesson")
  const range = { lesson_ids: open.map(({ id }) => id) }
  const message = `${shortNameOf(student)}: ${words} moved to the next school day.`
  return { words, move: () => void move(range, { kind: "shift", meeting_days: 1 }, message) }
}
