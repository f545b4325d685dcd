import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { shownYear } from "./shown-year.ts"

/** The number of grades that are listed. */
const recentGrades = 6

/** Everything about a student, in two rounds of requests, however many courses there are. Suspends until it is loaded. */
export function useStudentRecord(id: string) {
  const today = useToday()
  const [[student, years, courses, grades]] = trpc.useSuspenseQueries((ask) => [
    ask.students.byId({ id }),
    ask.schoolYears.list({}),
    ask.curriculum.list({ student_id: id }),
    ask.grades.list({ student_id: id, limit: recentGrades }),
  ])
  const year = shownYear(years, today)
  const range = year ? { start_date: dayOf(year.start_date), end_date: dayOf(year.end_date) } : null
  // Without a school year there are no school days, and no marks are shown.
  const [[days, marks]] = trpc.useSuspenseQueries((ask) => [
    ask.schoolDays.inRange({ ...(range ?? { start_date: today, end_date: today }), student_id: id }),
    ask.attendance.list({ ...(range ?? { start_date: today, end_date: today }), student_id: id }),
  ])
  const ofYear = courses.filter(({ academic_year }) => academic_year === year?.academic_year)
  return {
    student,
    year,
    today,
    courses: ofYear.length > 0 ? ofYear : courses,
    grades,
    days: year ? days : [],
    marks: year ? marks : [],
  }
}
