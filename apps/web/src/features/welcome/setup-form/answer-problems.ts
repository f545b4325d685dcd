import { isDay } from "@hearthbook/core/time/days"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { formatDay } from "../../../lib/format.ts"
import type { HeldSubjects } from "./held-subjects.ts"
import { isTime } from "./is-time.ts"
import { learnersOf } from "./learners.ts"
import { weekOf } from "./proposed-week.ts"

/** The messages of a step, by the name of the field. */
export type Problems = Record<string, string>

export const noSchoolDays = "Choose at least one school day."

/** The last question, from 0. */
export const lastStep = 2

/** Checks the answers of a step, from 0, and returns a message for each field that is missing or wrong. The school is set up only without any. */
export function problemsOf(
  answers: SetupAnswers,
  step: number,
  { today, held }: { today: string; held: HeldSubjects },
): Problems {
  if (step === 0) return studentProblems(answers, today)
  return step === 1 ? subjectProblems(answers) : weekProblems(answers, held)
}

/** A row in which nothing is typed is no student. */
function studentProblems(answers: SetupAnswers, today: string): Problems {
  const problems: Problems = {}
  answers.students.forEach((child, row) => {
    const { first_name, date_of_birth } = child
    if (first_name.trim() === "" && date_of_birth === "") return
    if (first_name.trim() === "") problems[`students.${row}.first_name`] = "First name is required."
    if (date_of_birth === "") problems[`students.${row}.date_of_birth`] = "Date of birth is required."
    else if (!isDay(date_of_birth))
      problems[`students.${row}.date_of_birth`] = `Enter the birthday as a date, such as ${formatDay("2015-03-14")}.`
    else if (date_of_birth > today) problems[`students.${row}.date_of_birth`] = "The birthday is in the future."
    else if (answers.students.slice(0, row).some((before) => isTwice(before, child)))
      problems[`students.${row}.first_name`] =
        "This child is here twice. Remove one, or correct the name or the birthday."
  })
  if (Object.keys(problems).length === 0 && learnersOf(answers).length === 0) {
    const typed = answers.students.some(({ first_name }) => first_name.trim() !== "")
    problems["students"] = typed
      ? "Nobody is at school yet. Choose a grade for at least one child."
      : "Add at least one child."
  }
  return problems
}

/** Twins share a birthday, but not a name as well. */
function isTwice(one: SetupAnswers["students"][number], other: SetupAnswers["students"][number]): boolean {
  return one.date_of_birth === other.date_of_birth && subjectKey(one.first_name) === subjectKey(other.first_name)
}

function subjectProblems(answers: SetupAnswers): Problems {
  const without = learnersOf(answers).filter(({ subjects }) => subjects.length === 0)
  return Object.fromEntries(
    without.map(({ row, first_name }) => [
      `students.${row}.subjects`,
      `Choose at least one subject for ${first_name}.`,
    ]),
  )
}

function weekProblems(answers: SetupAnswers, held: HeldSubjects): Problems {
  const { start_date, end_date, school_days, start_time } = answers
  const problems: Problems = {}
  if (!isDay(start_date)) problems["start_date"] = "First day is required."
  if (!isDay(end_date)) problems["end_date"] = "Last day is required."
  else if (end_date < start_date) problems["end_date"] = "Last day must not be before the first day."
  if (school_days.length === 0) problems["school_days"] = noSchoolDays
  if (!isTime(start_time)) problems["start_time"] = "Enter a time."
  else if (!weekOf(answers, held)) {
    problems["start_time"] = "The day would run past midnight. Start earlier, or shorten the classes."
  }
  return problems
}

/** The step that asks for a field of the server's answer. */
export function stepOf(field: string): number {
  if (!field.startsWith("students")) return lastStep
  return field.includes(".subjects") ? 1 : 0
}
