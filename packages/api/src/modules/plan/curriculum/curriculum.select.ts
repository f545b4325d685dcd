import type { Prisma } from "@hearthbook/db"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import type { Forecast } from "@hearthbook/core/planning/forecast"
import { dateToDay, dayToMidnight } from "@hearthbook/core/time/days"
import { noWork, type WorkCount } from "@hearthbook/core/grading/progress"
import { courseGrade } from "@hearthbook/core/grading/course-grade"
import { proposedCredits } from "@hearthbook/core/grading/course-credits"
import type { LoadedCourse } from "../../family/grading-scale/graded-courses.ts"
import { dropLowest, gradeWeights } from "../../family/grading-scale/grading.schema.ts"
import { shownScaleId } from "../../family/grading-scale/scale-columns.ts"
import { providerSummarySelect } from "../../family/provider/provider.select.ts"
import { studentSummarySelect, toStudentSummary } from "../../family/student/student.select.ts"
import { subjectSummarySelect } from "../../family/subject/subject.select.ts"
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
  grade_level: true,
  grading_scale_id: true,
  builtin_scale: true,
  weights: true,
  drop_lowest: true,
  level: true,
  credits: true,
  course_title: true,
  description: true,
  texts: true,
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
  graded: Map<string, LoadedCourse>
  minutes: Map<string, number>
  hours_per_credit: number
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
  { work, forecasts, next, graded: courses, minutes, hours_per_credit }: CurriculumFacts,
): CurriculumView {
  const { total, graded } = work.get(row.id) ?? noWork
  const { _count, builtin_scale, grading_scale_id, ...curriculum } = row
  const course = courses.get(row.id)
  const grade = course && courseGrade(course)
  const forecast = found(forecasts.get(row.id) ?? null, "curriculum")
  return {
    ...curriculum,
    meeting_days: row.meeting_days.length > 0 ? row.meeting_days : null,
    start_date: row.start_date && dayToMidnight(dateToDay(row.start_date)),
    end_date: row.end_date && dayToMidnight(dateToDay(row.end_date)),
    grade_level: gradeLevel.parse(row.grade_level),
    grading_scale_id: shownScaleId({ grading_scale_id, builtin_scale }),
    weights: gradeWeights.nullable().parse(row.weights),
    drop_lowest: dropLowest.nullable().parse(row.drop_lowest),
    credits: row.credits?.toNumber() ?? null,
    credits_proposed: proposedCredits(minutes.get(row.id) ?? 0, hours_per_credit),
    percent: grade?.percent ?? null,
    shown_percent: grade?.shown_percent ?? null,
    letter: grade?.letter ?? null,
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
