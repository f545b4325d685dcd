import { reshapeWeek, type ProposedWeek } from "@hearthbook/core/planning/setup/adjust-week"
import { keepWeek } from "@hearthbook/core/planning/setup/keep-week"
import type { LaidClass } from "@hearthbook/core/planning/setup/lay-day"
import { layWeek } from "@hearthbook/core/planning/setup/lay-week"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { HeldSubjects } from "./held-subjects.ts"
import { isTime } from "./is-time.ts"
import { learnersOf } from "./learners.ts"

/**
 * The week of the answers: as it was adjusted, else as it is laid out around the classes that the family has already. Null if a day
 * would run past midnight, or has no start yet.
 */
export function weekOf(answers: SetupAnswers, held?: HeldSubjects): ProposedWeek | null {
  const learners = learnersOf(answers)
  const students = learners.map((learner) =>
    learner.subjects.filter(({ name }) => !held || held.daysOf(learner, name).length === 0),
  )
  const busy = learners.flatMap((learner, student) => (held?.timesOf(learner) ?? []).map((at) => ({ student, ...at })))
  const { start_time, minutes, break_minutes } = answers
  if (!isTime(start_time) || minutes < 5) return null
  const shape = { start_time, minutes, break_minutes }
  const adjusted = answers.classes?.filter(({ student, subject }) =>
    students[student]?.some(({ name }) => name === subject),
  )
  const classes: LaidClass[] | null = adjusted ?? layWeek(students, answers.school_days, shape, busy)
  return classes && { students, shape, classes, busy }
}

type Shape = Partial<Pick<SetupAnswers, "start_time" | "minutes" | "break_minutes">>

/** The answers with a day of another shape. A week that was adjusted keeps its order, unless a day would run past midnight. */
export function withShape(answers: SetupAnswers, change: Shape, held?: HeldSubjects): SetupAnswers {
  const next = { ...answers, ...change }
  const adjusted = next.classes && weekOf(next, held)
  return { ...next, classes: adjusted ? reshapeWeek(adjusted) : next.classes }
}

/**
 * The answers `after` a change of the students, their subjects or the school days, with the classes that a parent has moved where they
 * are. `rowBefore` returns the row that a student had before, null for a new one. A week that was not adjusted is proposed anew.
 */
export function keepClasses(
  before: SetupAnswers,
  after: SetupAnswers,
  rowBefore: (row: number) => number | null = (row) => row,
): SetupAnswers {
  const week = before.classes && weekOf(before)
  if (!week) return { ...after, classes: null }
  const earlier = learnersOf(before)
  const learners = learnersOf(after)
  const was = learners.map(({ row }) => {
    const at = earlier.findIndex((one) => one.row === rowBefore(row))
    return at < 0 ? null : at
  })
  const students = learners.map(({ subjects }) => subjects)
  const classes = keepWeek(
    { ...week, school_days: before.school_days },
    { students, was, school_days: after.school_days },
  )
  return { ...after, classes }
}
