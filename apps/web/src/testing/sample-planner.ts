import { dayToMidnight, weekOf, type Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { ben } from "./sample-family.ts"

type Child = PlannerView["children"][number]
type More = Partial<Child> & {
  /** The overlaps of Tuesday. */
  overlaps?: PlannerView["days"][number]["adult_overlaps"]
}

/** The Monday of the week that `weekWith` returns. */
const plannedWeek: Day = "2026-11-23"

/** The week of November 23, 2026 of Ben with these lessons; Friday is a day off. */
export function weekWith(lessons: LessonView[], { overlaps = [], ...more }: More = {}): PlannerView {
  const days = weekOf(plannedWeek).map((day, at) => {
    return { date: dayToMidnight(day), is_school_day: at < 4, name: at === 4 ? "Fair" : null }
  })
  const onDay = (day: Day) => lessons.filter(({ planned_date }) => planned_date?.startsWith(day))
  return {
    days: days.map((day, at) => ({ ...day, adult_overlaps: at === 1 ? overlaps : [] })),
    children: [
      {
        student: ben,
        left_over: { lessons: [], lesson_count: 0, fixed: [], fixed_count: 0, assignments: [], assignment_count: 0 },
        undated: [],
        undated_count: 0,
        days: days.map((day) => {
          const own = onDay(day.date.slice(0, 10))
          return {
            ...day,
            attendance: null,
            minutes: own.length * 40,
            is_over_limit: own.length > 2,
            classes: [],
            held_class_ids: [],
            lessons: own,
            due: [],
            events: [],
          }
        }),
        ...more,
      },
    ],
  }
}
