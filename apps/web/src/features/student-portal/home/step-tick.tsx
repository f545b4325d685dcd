import { turnInLabels } from "@hearthbook/core/names/labels"
import { isGraded } from "@hearthbook/core/work/assignment-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { UnstyledButton } from "@mantine/core"
import { IconCheck, IconPencil } from "@tabler/icons-react"
import { Link } from "wouter"
import type { DayItem } from "../../../entities/day/day-items.ts"
import { turnInAt } from "../../../lib/student-paths.ts"
import { useFamily } from "../../../session/use-session.ts"
import { useDidIt } from "../submit/use-did-it.ts"
import classes from "./day-path.module.css"
import { useLessonTick } from "./use-lesson-tick.ts"

type Props = {
  item: DayItem
  isDone: boolean
  onTick: (value: boolean, save: () => Promise<unknown>) => void
}

/** The round tick of a step; a pencil for work that asks for an answer, and a dot where there is nothing to tick. */
export function StepTick({ item, isDone, onTick }: Props) {
  if (item.kind === "work") return <WorkTick work={item} isDone={isDone} onTick={onTick} />
  const lesson = item.kind === "lesson" ? item.row : item.kind === "class" ? item.lesson : null
  if (!lesson) return <span className={classes.dot} />
  return <LessonTick lesson={lesson} isDone={isDone} onTick={onTick} />
}

function LessonTick({ lesson, isDone, onTick }: { lesson: LessonView } & Omit<Props, "item">) {
  const { children_complete_lessons } = useFamily()
  const save = useLessonTick()
  if (!children_complete_lessons) return isDone ? <DoneMark /> : <span className={classes.dot} />
  return <Tick name={lesson.title} isDone={isDone} onClick={() => onTick(!isDone, () => save(lesson, !isDone))} />
}

function WorkTick({ work, isDone, onTick }: { work: Extract<DayItem, { kind: "work" }> } & Omit<Props, "item">) {
  const { row } = work
  const { change } = useDidIt(row)
  if (isGraded(row.status) || (isDone && row.needs_answer)) return <DoneMark />
  if (!row.needs_answer) {
    return <Tick name={row.title} isDone={isDone} onClick={() => onTick(!isDone, () => change(!isDone))} />
  }
  return (
    <Link href={turnInAt(row)} className={classes.tick} aria-label={`${turnInLabels.turn_in}: ${row.title}`}>
      <IconPencil size={24} stroke={1.5} aria-hidden />
    </Link>
  )
}

function Tick({ name, isDone, onClick }: { name: string; isDone: boolean; onClick: () => void }) {
  return (
    <UnstyledButton
      role="checkbox"
      aria-checked={isDone}
      aria-label={`I did it: ${name}`}
      className={classes.tick}
      data-done={isDone || undefined}
      onClick={onClick}
    >
      {isDone && <IconCheck size={28} stroke={2.5} aria-hidden />}
    </UnstyledButton>
  )
}

function DoneMark() {
  return (
    <span className={classes.tick} data-done data-fixed role="img" aria-label="Done">
      <IconCheck size={28} stroke={2.5} aria-hidden />
    </span>
  )
}
