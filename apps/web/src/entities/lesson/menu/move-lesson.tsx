import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { lazy, Suspense } from "react"

// Loaded with the first move.
const MoveDialog = lazy(async () => ({ default: (await import("../move/move-dialog.tsx")).MoveDialog }))
const MoveFixedModal = lazy(async () => ({ default: (await import("../change/move-fixed-modal.tsx")).MoveFixedModal }))

/** The dialog that moves one lesson to another day. Mount it to open it. */
export function MoveLesson({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) {
  return (
    <Suspense>
      {lesson.pinned ? (
        <MoveFixedModal lesson={lesson} onClose={onClose} />
      ) : (
        <MoveDialog kind="move" scope={{ lesson_ids: [lesson.id] }} onClose={onClose} />
      )}
    </Suspense>
  )
}
