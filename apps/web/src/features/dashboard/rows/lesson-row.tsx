import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { ReactNode } from "react"
import { SelectBox } from "../../../entities/lesson/select/select-box.tsx"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { useLessonDone } from "../../../entities/lesson/use-lesson-done.ts"
import { lessonAt } from "../../../lib/paths.ts"
import { DayRow } from "./day-row.tsx"

type Props = {
  id: string
  lesson: LessonView
  /** The start of the class that the lesson fills. */
  time?: string | null
  phase?: "past" | "present" | "coming" | null
  isCurrent: boolean
  selection: Selection
  /** The menu of the class that the lesson fills. */
  menu?: ReactNode
}

/** A lesson of today, alone or in its class, with a tick for done, and a box to select it. Its title opens it in the planner. */
export function LessonRow({ id, lesson, time, phase, isCurrent, selection, menu }: Props) {
  const { isDone, change } = useLessonDone(lesson)
  const { title, subject } = lesson
  return (
    <DayRow
      id={id}
      color={subject.color}
      time={time}
      phase={phase}
      title={title}
      href={lessonAt(lesson)}
      note={subject.name}
      tickName={time ? `${subject.name}: done` : `${title}: done`}
      isDone={isDone}
      onTick={(done) => void change(done)}
      isCurrent={isCurrent}
      end={
        <>
          {menu}
          <SelectBox lesson={lesson} isSelected={selection.has(lesson.id)} onToggle={selection.toggle} />
        </>
      }
    />
  )
}
