import { reshapeWeek, type ProposedWeek } from "@hearthbook/api/rules/setup/adjust-week"
import { layWeek, type LaidClass } from "@hearthbook/api/rules/setup/lay-week"
import type { SetupAnswers } from "@hearthbook/api/schemas/setup-answers"
import { isTime } from "./is-time.ts"
import { learnersOf } from "./learners.ts"

/** The week of the answers: as it was adjusted, else as it is laid out. Null if a day would run past midnight, or has no start yet. */
export function weekOf(answers: SetupAnswers): ProposedWeek | null {
  const students = learnersOf(answers).map(({ subjects }) => subjects)
  const { start_time, minutes, break_minutes } = answers
  if (!isTime(start_time) || minutes < 5) return null
  const shape = { start_time, minutes, break_minutes }
  const classes: LaidClass[] | null = answers.classes ?? layWeek(students, answers.school_days, shape)
  return classes && { students, shape, classes }
}

type Shape = Partial<Pick<SetupAnswers, "start_time" | "minutes" | "break_minutes">>

/** The answers with a day of another shape. A week that was adjusted keeps its order, unless a day would run past midnight. */
export function withShape(answers: SetupAnswers, change: Shape): SetupAnswers {
  const next = { ...answers, ...change }
  const adjusted = next.classes && weekOf(next)
  return { ...next, classes: adjusted ? reshapeWeek(adjusted) : next.classes }
}
