import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { forecastOf, type Forecast, type ForecastLesson } from "@hearthbook/core/planning/forecast"
import { dateToDay } from "@hearthbook/core/time/days"
import { loadCourses, type Course } from "./load-courses.ts"

/** The forecasts of these curricula of the family. Four statements, whatever their number. */
export async function loadForecasts(scope: Scope, ids: string[]): Promise<Map<string, Forecast>> {
  if (ids.length === 0) return new Map()
  const { courses } = await loadCourses(scope, ids)
  return forecastsOf(scope, courses)
}

/** The forecasts of courses that are loaded already, from their lessons as they are now. One statement. */
async function forecastsOf(scope: Scope, courses: Map<string, Course>): Promise<Map<string, Forecast>> {
  const lessons = await loadLessons(scope, [...courses.keys()])
  return new Map(
    [...courses].map(([id, { days, mode }]) => [id, forecastOf(lessons.get(id) ?? [], days, mode, scope.today)]),
  )
}

async function loadLessons({ db, family_id }: Scope, curricula: string[]): Promise<Map<string, ForecastLesson[]>> {
  const rows = await db.lesson.findMany({
    where: { family_id, curriculum_id: { in: curricula } },
    select: { curriculum_id: true, status: true, planned_date: true, completed_on: true },
  })
  const lessons = rows.map(({ planned_date, completed_on, ...row }) => ({
    ...row,
    planned_date: planned_date && dateToDay(planned_date),
    completed_on: completed_on && dateToDay(completed_on),
  }))
  return groupBy(lessons, ({ curriculum_id }) => curriculum_id)
}
