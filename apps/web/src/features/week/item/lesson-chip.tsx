import type { LessonView } from "@hearthbook/api/work/lesson"
import { Suspense, useState } from "react"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { MoveLesson } from "../../../entities/lesson/menu/lazy-parts.ts"
import { LessonMenu } from "../../../entities/lesson/menu/lesson-menu.tsx"
import type { HeldClass } from "../../../entities/lesson/menu/lesson-menu-props.ts"
import { TogetherFaces } from "../../../entities/lesson/together/together-faces.tsx"
import { useLessonDone } from "../../../entities/lesson/use-lesson-done.ts"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { lessonAt } from "../../../lib/paths.ts"
import { useBoardSelection } from "../select/board-selection.tsx"
import { Chip } from "../../../entities/board/chip.tsx"
import { dragLesson } from "./dragged-item.ts"
import { chipKeys } from "../../../entities/board/chip-keys.ts"

type Props = {
  lesson: LessonView
  time: string | null
  /** True if the lesson has no day because it is next in a course whose lessons have none. */
  isNext?: boolean
  /** The class that the lesson fills, on its day. */
  held?: HeldClass
}

/** A lesson, alone or in its class. Lessons that siblings do together are ticked together. */
export function LessonChip({ lesson, time, isNext = false, held }: Props) {
  const { isDone, change } = useLessonDone(lesson)
  const selection = useBoardSelection(lesson)
  const [isMoving, setMoving] = useState(false)
  const href = lessonAt(lesson)
  const onMove = isNext ? null : () => setMoving(true)
  const keys = chipKeys({
    onTick: () => void change(!isDone),
    onMove: isDone || !onMove ? undefined : onMove,
    onSelect: selection ? (asRange) => selection.toggle(lesson.id, asRange) : undefined,
    hasLink: true,
  })
  return (
    <>
      <Chip
        color={lesson.subject.color}
        time={time}
        title={lesson.title}
        note={lesson.subject.name}
        name={`${lesson.title}, ${lesson.subject.name}${time ? `, ${time}` : ""}`}
        href={href}
        row={rowNames.lesson(lesson.id)}
        isDone={isDone}
        onTick={(done) => void change(done)}
        menu={
          <>
            <TogetherFaces lesson={lesson} />
            <LessonMenu
              lesson={lesson}
              isDone={isDone}
              held={held}
              onMove={onMove}
              className={menuClasses.more}
              tabIndex={-1}
            />
          </>
        }
        onDragStart={
          isDone || isNext || lesson.pinned
            ? undefined
            : (event) => dragLesson(event, lesson, selection?.selected ?? [])
        }
        isSelected={selection?.has(lesson.id)}
        onSelect={selection ? (asRange) => selection.toggle(lesson.id, asRange) : undefined}
        onKeyDown={keys}
      />
      {isMoving && (
        <Suspense>
          <MoveLesson lesson={lesson} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  )
}
