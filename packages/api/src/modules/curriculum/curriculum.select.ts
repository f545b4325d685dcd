import type { Prisma } from "@hearthbook/db"
import { found } from "../../errors/not-found.ts"
import type { Forecast } from "../../rules/planning/forecast.ts"
import { dateToDay, dayToMidnight } from "../../rules/time/days.ts"
import { noWork, type WorkCount } from "../../rules/progress.ts"
import { providerSummarySelect } from "../provider/provider.select.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { subjectSummarySelect } from "../subject/subject.select.ts"
import type { NextLesson } from "./next-lessons.ts"
import type { CurriculumView } from "./curriculum.schema.ts"

export const curriculumSelect = {
  id: true,
  student_id: true,
  subject_id: true,
  provider_id: true,
  academic_year: true,
  semester: true,
  meeting_days: true,
  minutes_per_lesson: true,
  mode: true,
  start_date: true,
  end_date: true,
  goals: true,
  notes: true,
  version: true,
  created_at: true,
  updated_at: true,
  student: { select: studentSummarySelect },
  subject: { select: subjectSummarySelect },
  provider: { select: providerSummarySelect },
  _count: { select: { lessons: true } },
} satisfies Prisma.curriculumSelect

/** Counts and forecasts for the views of curricula, by the id of the curriculum. */
type CurriculumFacts = {
  work: Map<string, WorkCount>
  forecasts: Map<string, Forecast>
  next: Map<string, NextLesson>
}

/** A forecast as in answers. */
function toForecastView(forecast: Forecast): CurriculumView["forecast"] {
  const { planned_finish, pace_finish, target_date } = forecast
  return {
    ...forecast,
    planned_finish: planned_finish && dayToMidnight(planned_finish),
    pace_finish: pace_finish && dayToMidnight(pace_finish),
    target_date: dayToMidnight(target_date),
  }
}

export function toCurriculumView(
  row: Prisma.curriculumGetPayload<{ select: typeof curriculumSelect }>,
  { work, forecasts, next }: CurriculumFacts,
): CurriculumView {
  const { total, graded } = work.get(row.id) ?? noWork
  const { _count, ...curriculum } = row
  const forecast = found(forecasts.get(row.id) ?? null, "curriculum")
  return {
    ...curriculum,
    meeting_days: row.meeting_days.length > 0 ? row.meeting_days : null,
    start_date: row.start_date && dayToMidnight(dateToDay(row.start_date)),
    end_date: row.end_date && dayToMidnight(dateToDay(row.end_date)),
    forecast: toForecastView(forecast),
    student: toStudentSummary(row.student),
    assignment_count: total,
    graded_count: graded,
    lesson_count: _count.lessons,
    next_lesson: next.get(row.id) ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
