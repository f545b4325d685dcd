import type { LessonView } from "@hearthbook/api/work/lesson"
import { MoveFixedModal } from "../change/move-fixed-modal.tsx"
import { MoveDialog } from "../move/move-dialog.tsx"

/** The dialog that moves one lesson to another day. Mount it to open it. */
export function MoveLesson({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) {
  if (lesson.pinned) return <MoveFixedModal lesson={lesson} onClose={onClose} />
  return <MoveDialog kind="move" range={{ lesson_ids: [lesson.id] }} lessons={[lesson]} onClose={onClose} />
}
