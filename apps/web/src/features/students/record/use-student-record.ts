import { addDays } from "@hearthbook/core/time/days"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { finishedWork } from "./finished-work.ts"
import { shownYear } from "../../../entities/school-year/shown-year.ts"

/** The number of grades, and of assignments that are turned in, that are asked for. */
const recent = 8

/** The days in which finished lessons are recent. */
const recentDays = 28

/** Everything about a student, in two rounds of requests, however many courses there are. Suspends until it is loaded. */
export function useStudentRecord(id: string) {
  const today = useToday()
  const [[student, years, courses, grades, turnedIn, lessons]] = trpc.useSuspenseQueries((ask) => [
    ask.students.byId({ id }),
    ask.schoolYears.list({}),
    ask.curriculum.list({ student_id: id }),
    ask.grades.list({ student_id: id, limit: recent }),
    ask.assignments.list({ student_id: id, status: "submitted", order: "latest_due", limit: recent }),
    ask.lessons.list({ student_id: id, status: "done", start_date: addDays(today, -recentDays) }),
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
    work: finishedWork({ grades, turnedIn, lessons }),
    days: year ? days : [],
    marks: year ? marks : [],
  }
}
