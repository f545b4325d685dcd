import type { LessonView } from "@hearthbook/api/work/lesson"
import { Suspense, useState } from "react"
import { MoveLesson } from "../../../entities/lesson/menu/lazy-parts.ts"
import { LessonMenu } from "../../../entities/lesson/menu/lesson-menu.tsx"
import type { HeldClass } from "../../../entities/lesson/menu/lesson-menu-props.ts"
import { SelectBox } from "../../../entities/lesson/select/select-box.tsx"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { TogetherFaces } from "../../../entities/lesson/together/together-faces.tsx"
import { useLessonDone } from "../../../entities/lesson/use-lesson-done.ts"
import { rowNames } from "../../../lib/offline/waiting-rows.ts"
import { lessonAt } from "../../../lib/paths.ts"
import classes from "./day-row.module.css"
import { DayRow } from "./day-row.tsx"

type Props = {
  id: string
  lesson: LessonView
  /** The start of the class that the lesson fills. */
  time?: string | null
  phase?: "past" | "present" | "coming" | null
  isCurrent: boolean
  selection: Selection
  /** The class that the lesson fills. */
  held?: HeldClass
  /** The ids of the children who are away today. */
  away?: string[]
}

/** A lesson of today, alone or in its class, with a tick for done, a menu, and a box to select it. Its title opens it. */
export function LessonRow({ id, lesson, time, phase, isCurrent, selection, held, away }: Props) {
  const { isDone, change } = useLessonDone(lesson)
  const [isMoving, setMoving] = useState(false)
  const { title, subject, planned_date } = lesson
  return (
    <>
      <DayRow
        id={id}
        color={subject.color}
        time={time}
        phase={phase}
        title={title}
        href={lessonAt(lesson)}
        note={subject.name}
        tickName={time ? `${subject.name}: done` : `${title}: done`}
        row={rowNames.lesson(lesson.id)}
        isDone={isDone}
        onTick={(done) => void change(done)}
        isCurrent={isCurrent}
        end={
          <>
            <TogetherFaces lesson={lesson} away={away} />
            <LessonMenu
              lesson={lesson}
              isDone={isDone}
              held={held}
              onMove={planned_date === null ? null : () => setMoving(true)}
              className={classes.menu}
              tabIndex={isCurrent ? 0 : -1}
            />
            <span className={classes.select}>
              <SelectBox lesson={lesson} isSelected={selection.has(lesson.id)} onToggle={selection.toggle} />
            </span>
          </>
        }
      />
      {isMoving && (
        <Suspense>
          <MoveLesson lesson={lesson} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  )
}
