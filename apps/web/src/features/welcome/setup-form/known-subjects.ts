import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { SetupSubject } from "@hearthbook/core/planning/setup/lay-week"
import { usualTimesPerWeek } from "@hearthbook/core/planning/setup/usual-subjects"
import type { Day } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { StudentView } from "@hearthbook/api/family/student"
import { dayOf } from "../../../lib/format.ts"
import { isWeekly } from "./is-weekly.ts"
import { isSame } from "./same-student.ts"

/** The courses and the classes of the family, of any year. */
export type Taught = { courses: CurriculumView[]; classes: ClassView[] }

type Year = { academic_year: string; start_date: Day; end_date: Day }

/**
 * The subjects of a student's courses in a school year: those with weekly classes, so that nothing else is made of them; without any
 * class, all of them, so that their week can be laid. Null without courses.
 */
export function knownSubjects({ id }: StudentView, year: Year, { courses, classes }: Taught): SetupSubject[] | null {
  const own = courses.filter((course) => course.student_id === id && course.academic_year === year.academic_year)
  if (own.length === 0) return null
  const weekly = classes.filter((held) => held.student_id === id && isWeekly(held) && isHeldIn(held, year))
  const subjects = new Map<string, SetupSubject>()
  for (const { subject, meeting_days } of own) {
    const key = subjectKey(subject.name)
    const days = new Set(weekly.filter((held) => subjectKey(held.subject.name) === key).map((held) => held.day_of_week))
    if (weekly.length > 0 && days.size === 0) continue
    const times_per_week = days.size || (meeting_days?.length ?? usualTimesPerWeek)
    subjects.set(key, { name: subject.name, times_per_week, is_together: false })
  }
  return subjects.size > 0 ? [...subjects.values()] : null
}

/** Kept answers, with the courses of a student whom the family has had since, or has had before, unless subjects were chosen. */
export function withKnownSubjects(answers: SetupAnswers, students: StudentView[], taught: Taught): SetupAnswers {
  const rows = answers.students.map((row) => {
    const known = students.find((student) => isSame(student, row))
    return known && row.subjects === null ? { ...row, subjects: knownSubjects(known, answers, taught) } : row
  })
  return { ...answers, students: rows }
}

function isHeldIn({ start_date, end_date }: ClassView, year: Year): boolean {
  return (
    (start_date === null || dayOf(start_date) <= year.end_date) &&
    (end_date === null || dayOf(end_date) >= year.start_date)
  )
}
