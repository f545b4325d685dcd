import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import { isDay, weekdays } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { StudentView } from "@hearthbook/api/family/student"
import { trpc } from "../../../api/trpc.ts"
import type { HeldSubjects } from "../setup-form/held-subjects.ts"
import type { Learner } from "../setup-form/learners.ts"
import { isWeekly } from "../setup-form/is-weekly.ts"
import { isSame } from "../setup-form/same-student.ts"

/** Reads the weekly classes of students whom the family has already. */
export function useHeldSubjects({ start_date, end_date }: SetupAnswers, students: StudentView[]): HeldSubjects {
  const isAsked = students.length > 0 && isDay(start_date) && isDay(end_date)
  const { data = [], isPending } = trpc.schedule.list.useQuery({ start_date, end_date }, { enabled: isAsked })
  const ownOf = (learner: Learner) => {
    const known = students.find((student) => isSame(student, learner))
    return known ? data.filter((held) => held.student_id === known.id && isWeekly(held)) : []
  }
  const daysOf = (learner: Learner, subject: string) => {
    const days = ownOf(learner).filter((held) => subjectKey(held.subject.name) === subjectKey(subject))
    return weekdays.filter((weekday) => days.some(({ day_of_week }) => day_of_week === weekday))
  }
  const timesOf = (learner: Learner) =>
    ownOf(learner).map(({ day_of_week, start_time, end_time }) => ({
      day_of_week,
      start_time: timeOf(start_time),
      end_time: timeOf(end_time),
    }))
  return { isLoading: isAsked && isPending, daysOf, timesOf }
}
