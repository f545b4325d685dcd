import { Prisma } from "@hearthbook/db"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { dateToDay, dayToDate, type Day } from "@hearthbook/core/time/days"
import { datesOf } from "../course-plan/load-courses.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import type { CurriculumDraft, CurriculumView } from "./curriculum.schema.ts"

/** The columns that decide the first and the last day of a course. Null is the default of its semester. */
export type CourseDatesRow = Pick<CurriculumView, "academic_year" | "semester"> & {
  start_date: Date | null
  end_date: Date | null
}

type Converted = Pick<CurriculumDraft, "meeting_days" | "start_date" | "end_date" | "weights" | "drop_lowest">

/** The columns of a course, except its scale. An empty list of weekdays stands for null. */
export function curriculumColumns<Draft extends Partial<Converted> & { grading_scale_id?: unknown }>(draft: Draft) {
  const { meeting_days, start_date, end_date, weights, drop_lowest, grading_scale_id: _scale, ...rest } = draft
  return {
    ...rest,
    weights: weights === null ? Prisma.DbNull : weights,
    drop_lowest: drop_lowest === null ? Prisma.DbNull : drop_lowest,
    meeting_days: meeting_days === null ? [] : meeting_days,
    start_date: toDate(start_date),
    end_date: toDate(end_date),
  }
}

function toDate(day: Day | null | undefined): Date | null | undefined {
  return typeof day === "string" ? dayToDate(day) : day
}

/**
 * Throws a field error if a course would end before it starts: by its two dates, or by one date that its semester contradicts.
 * A course without dates is always possible.
 */
export async function refuseBackwardDates(scope: Scope, course: CourseDatesRow): Promise<void> {
  const { start_date, end_date, semester } = course
  if (!start_date && !end_date) return
  if (start_date && end_date) {
    if (dateToDay(end_date) < dateToDay(start_date)) {
      throw fieldError("end_date", "Last day must not be before the first day.")
    }
    return
  }
  const { start, end } = datesOf(scope, course, await loadSchoolCalendar(scope))
  if (start <= end) return
  const part = semester === "full_year" || semester === "summer" ? "school year" : `${semester} semester`
  if (end_date) throw fieldError("end_date", `Last day must not be before the ${part}. Choose a first day, too.`)
  throw fieldError("start_date", `First day must not be after the ${part}. Choose a last day, too.`)
}
