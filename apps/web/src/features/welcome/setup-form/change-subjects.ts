import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { SetupSubject } from "@hearthbook/core/planning/setup/lay-week"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { learnersOf } from "./learners.ts"
import { keepClasses } from "./proposed-week.ts"

/** The answers with other subjects of one student. Classes that a parent has moved stay where they are. */
export function withSubjects(answers: SetupAnswers, row: number, subjects: SetupSubject[]): SetupAnswers {
  const students = answers.students.map((student, index) => (index === row ? { ...student, subjects } : student))
  return keepClasses(answers, { ...answers, students })
}

/** The answers with a subject that everyone who has it learns together, or each alone. */
export function withTogether(answers: SetupAnswers, name: string, is_together: boolean): SetupAnswers {
  return learnersOf(answers).reduce((next, { row, subjects }) => {
    if (!subjects.some((subject) => subjectKey(subject.name) === subjectKey(name))) return next
    return withSubjects(
      next,
      row,
      subjects.map((subject) =>
        subjectKey(subject.name) === subjectKey(name) ? { ...subject, is_together } : subject,
      ),
    )
  }, answers)
}
