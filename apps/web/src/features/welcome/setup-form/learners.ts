import { gradeLevels, type GradeLevel } from "@hearthbook/core/fields/fields"
import { childColors } from "@hearthbook/core/appearance/child-colors"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { SetupSubject } from "@hearthbook/core/planning/setup/lay-week"
import { usualGrade } from "@hearthbook/core/planning/setup/usual-grade"
import { usualSubjects } from "@hearthbook/core/planning/setup/usual-subjects"
import { isDay } from "@hearthbook/core/time/days"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { StudentAnswers } from "./start-answers.ts"

/** A student who is taught, with what is usual where nothing else was chosen. `row` is the place in the answers. */
export type Learner = {
  row: number
  first_name: string
  last_name: string
  date_of_birth: string
  grade_level: GradeLevel
  color: string
  subjects: SetupSubject[]
}

/** The grade of a student: as chosen, else as usual for the birthday. Null for one who is not at school yet, or has no birthday. */
export function gradeOf(student: StudentAnswers, year_start: string): GradeLevel | null {
  if (!student.is_schooled) return null
  if (student.grade_level) return student.grade_level
  if (!isDay(student.date_of_birth) || !isDay(year_start)) return null
  const usual = usualGrade(student.date_of_birth, year_start)
  return gradeLevels.find((level) => level === usual) ?? null
}

/** The students with a name who are taught, in their order. */
export function learnersOf({ students, start_date }: SetupAnswers): Learner[] {
  return students.flatMap((student, row) => {
    const grade_level = gradeOf(student, start_date)
    const first_name = student.first_name.trim()
    if (grade_level === null || first_name === "") return []
    const { last_name, date_of_birth } = student
    const color = childColors[row % childColors.length] ?? childColors[0]
    const subjects = student.subjects ?? chosenByDefault(grade_level)
    return [{ row, first_name, last_name, date_of_birth, grade_level, color, subjects }]
  })
}

function chosenByDefault(grade_level: GradeLevel): SetupSubject[] {
  return usualSubjects(grade_level)
    .filter(({ is_chosen }) => is_chosen)
    .map(({ name, times_per_week }) => ({ name, times_per_week, is_together: false }))
}

/** A subject of several students: its name, and if they learn it together. */
export type SharedSubject = { name: string; rows: number[]; is_together: boolean }

/** The subjects that at least two students have, in the order in which they first appear. */
export function sharedSubjects(learners: Learner[]): SharedSubject[] {
  const shared = new Map<string, SharedSubject>()
  for (const { row, subjects } of learners) {
    for (const { name, is_together } of subjects) {
      const known = shared.get(subjectKey(name))
      if (known) known.rows.push(row)
      else shared.set(subjectKey(name), { name, rows: [row], is_together: false })
      const entry = shared.get(subjectKey(name))
      if (entry) entry.is_together ||= is_together
    }
  }
  return [...shared.values()].filter(({ rows }) => rows.length > 1)
}
