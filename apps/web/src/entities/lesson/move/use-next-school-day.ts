import { addDays, type Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"

/** Longer than any summer. */
const mostDays = 120

/** The facts of a lesson that decide its next school day. */
export type MovedLesson = Pick<LessonView, "student_id" | "planned_date">

/**
 * The next school day after the last of the lessons' days, or after today if that is past. Of the family if they are of several
 * students. The day after if it cannot be known; null while it is loading.
 */
export function useNextSchoolDay(lessons: MovedLesson[]): Day | null {
  const today = useToday()
  const after = lessons.reduce((last, { planned_date }) => {
    const day = planned_date ? dayOf(planned_date) : today
    return day > last ? day : last
  }, today)
  const students = new Set(lessons.map(({ student_id }) => student_id))
  const { data, isPending, fetchStatus } = trpc.schoolDays.inRange.useQuery(
    {
      start_date: addDays(after, 1),
      end_date: addDays(after, mostDays),
      student_id: students.size === 1 ? lessons[0]?.student_id : undefined,
    },
    { retry: false },
  )
  if (isPending && fetchStatus === "fetching") return null
  const next = data?.find(({ is_school_day }) => is_school_day)
  return next ? dayOf(next.date) : addDays(after, 1)
}
