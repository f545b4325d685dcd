import { v7 } from "uuid"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { limits } from "@hearthbook/core/limits/limits"
import { appendLessons } from "@hearthbook/core/planning/course-plan/append-lessons"
import { daysSpanned } from "@hearthbook/core/planning/course-plan/lesson-span"
import { layLessons, type LaidSeries } from "@hearthbook/core/planning/series/lay-lessons"
import { expandPattern } from "@hearthbook/core/planning/series/title-pattern"
import { addDays, dateToDay, dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { loadNamedCourses, withName, type NamedCourse } from "../../plan/course-plan/load-courses.ts"
import { lockCourses } from "../../plan/course-plan/lock-courses.ts"
import { savePlan } from "../../plan/course-plan/save-plan.ts"
import { seriesAssignments } from "./series-assignments.ts"
import type { SeriesInput, SeriesView } from "./series.schema.ts"
import type { SeriesLesson } from "./series-lesson.ts"

/**
 * Makes the lessons of a series in each of its courses, with their assignments: all or none, as one change that can be undone. A
 * preview answers the same and saves nothing. VALIDATION_ERROR at the field that cannot be carried out.
 */
export async function makeSeries(scope: Scope, input: SeriesInput): Promise<SeriesView> {
  const { curriculum_ids, preview = false, minutes } = input
  const titles = titlesOf(input)
  await lockCourses(scope, curriculum_ids)
  const { courses } = await loadNamedCourses(scope, curriculum_ids)
  const existing = await loadExisting(scope, curriculum_ids)
  const laid = curriculum_ids.flatMap((id) => {
    const course = courses.get(id)
    if (!course) return []
    const days = existing.flatMap((lesson) => (lesson.curriculum_id === id ? (lesson.planned_date ?? []) : []))
    return { course, ...layCourse(scope, input, { titles, course, days }) }
  })
  const lessons = appendLessons(lessonsOf(laid, input.together ?? false), existing)
  const assignments = seriesAssignments(input, lessons)
  const save = () => {
    const rows = lessons.map(({ course: _course, ...lesson }) => ({ ...lesson, minutes: minutes ?? null }))
    return savePlan(scope, { lessons: rows, assignments })
  }
  const change = preview
    ? null
    : await recordChange(scope, { kind: "series", summary: summarize(lessons, [...courses.values()]) }, save)
  return toSeriesView(lessons, laid, change?.change_id ?? null)
}

function titlesOf({ titles, pattern }: SeriesInput): string[] {
  if (titles) return titles
  const expanded = expandPattern(pattern ?? "")
  if ("error" in expanded) throw fieldError("pattern", expanded.error)
  if (expanded.titles.some((title) => title.length > limits.title)) {
    throw fieldError("pattern", `A title can have ${limits.title} characters at most.`)
  }
  return expanded.titles
}

/** A lesson that a course has already. */
type Existing = { curriculum_id: string; planned_date: Day | null; position: number }

async function loadExisting({ db, family_id }: Scope, ids: string[]): Promise<Existing[]> {
  const rows = await db.lesson.findMany({
    where: { family_id, curriculum_id: { in: ids } },
    select: { curriculum_id: true, planned_date: true, position: true },
  })
  return rows.map((row) => ({ ...row, planned_date: row.planned_date && dateToDay(row.planned_date) }))
}

/** `days` are those on which the course has lessons already. */
type CourseSeries = { titles: string[]; course: NamedCourse; days: Day[] }

function layCourse(scope: Scope, input: SeriesInput, { titles, course, days }: CourseSeries): LaidSeries {
  const series = layLessons({
    titles,
    insert: input.insert,
    start_date: input.start_date ?? defaultStart(days, scope.today),
    per_day: input.per_day ?? 1,
    every_weeks: input.every_weeks ?? 1,
    until: input.until,
    overrun: input.overrun ?? "extend",
    existing: days,
    course: course.days,
    dated: course.mode === "dated",
    open: course.open,
  })
  if (!("error" in series)) return series
  const { field, message } = series.error
  throw fieldError(field === "titles" && input.pattern ? "pattern" : field, withName(message, course))
}

/** The day after the last planned lesson, or today if that is later. */
function defaultStart(days: Day[], today: Day): Day {
  return days.reduce((start, day) => (day >= start ? addDays(day, 1) : start), today)
}

type LaidCourse = LaidSeries & { course: NamedCourse }

/** The lessons of all courses. Siblings who do them together share an id for each lesson. */
function lessonsOf(laid: LaidCourse[], isTogether: boolean): Omit<SeriesLesson, "position">[] {
  const longest = Math.max(...laid.map(({ lessons }) => lessons.length))
  const together = isTogether && laid.length > 1 ? Array.from({ length: longest }, () => v7()) : []
  return laid.flatMap(({ course, lessons }) =>
    lessons.map((lesson, index) => ({
      ...lesson,
      id: v7(),
      student_id: course.student_id,
      curriculum_id: course.id,
      course,
      together_id: together[index] ?? null,
    })),
  )
}

/** 'Added 36 lessons to Ada's Algebra', or '… to 3 courses'. */
function summarize(lessons: SeriesLesson[], courses: NamedCourse[]): string {
  const [only] = courses
  const to = courses.length === 1 && only ? only.name : `${courses.length} courses`
  return `Added ${lessons.length === 1 ? "1 lesson" : `${lessons.length} lessons`} to ${to}`
}

function toSeriesView(lessons: SeriesLesson[], laid: LaidSeries[], change_id: string | null): SeriesView {
  const span = daysSpanned(lessons)
  return {
    lessons: lessons.map(({ title, planned_date, student_id, curriculum_id, position, pinned }) => ({
      title,
      planned_date: planned_date && dayToMidnight(planned_date),
      student_id,
      curriculum_id,
      position,
      pinned,
    })),
    count: lessons.length,
    first_date: span && dayToMidnight(span.first),
    last_date: span && dayToMidnight(span.last),
    beyond_end: laid.reduce((sum, { beyond_end }) => sum + beyond_end, 0),
    collisions: laid.reduce((sum, { collisions }) => sum + collisions, 0),
    change_id,
  }
}
