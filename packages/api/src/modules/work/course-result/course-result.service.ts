import { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { courseGrade, workOfTerm } from "@hearthbook/core/grading/course-grade"
import { overrideProblem } from "@hearthbook/core/grading/course-result"
import { hasResult } from "@hearthbook/core/grading/missing"
import { dateToDay } from "@hearthbook/core/time/days"
import { requireVersion } from "../../../sql/optimistic-locking.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { lockCurriculum } from "../../plan/curriculum/lock-curriculum.ts"
import type { CourseGradeFilter, CourseGradeView } from "../../family/grading-scale/course-grade.schema.ts"
import { loadGradedCourses, type LoadedCourse } from "../../family/grading-scale/graded-courses.ts"
import { unknownLabel } from "../../family/grading-scale/scale-columns.ts"
import { visibleTo } from "./course-result.policy.ts"
import type { CourseResultOf, CourseResultUpdate, CourseResultView } from "./course-result.schema.ts"
import {
  courseResultSelect,
  resultFigures,
  toCourseResultView,
  withoutGrades,
  type CourseResultRow,
  type ResultTerm,
} from "./course-result.select.ts"

/** The grade of a course by its graded work, and how it came about. NOT_FOUND if the caller may not see the course or the term. */
export async function readCourseGrade(scope: Scope, input: CourseGradeFilter): Promise<CourseGradeView> {
  const { id } = input
  const term_id = input.term_id ?? null
  const { course, terms } = await loadCourse(scope, id)
  const term = requireTerm(terms, term_id)
  const of = { curriculum_id: id, term_id }
  if (!scope.actor.sees_grades)
    return { ...of, percent: null, shown_percent: null, letter: null, points: null, breakdown: [] }
  const work = term ? workOfTerm(course.work, term) : course.work
  const { percent, shown_percent, letter, points, breakdown } = courseGrade({ ...course, work })
  return { ...of, percent, shown_percent, letter, points, breakdown }
}

/** The result of a course, then those of the terms of its year. NOT_FOUND if the caller may not see the course. */
export async function listCourseResults(scope: Scope, { id }: { id: string }): Promise<CourseResultView[]> {
  const { course, terms, rows } = await loadCourse(scope, id)
  return [null, ...terms].map((term) => {
    const view = toCourseResultView(course, rowOf(rows, term?.id ?? null), term)
    return scope.actor.sees_grades ? view : withoutGrades(view)
  })
}

/**
 * Saves what a family says about a result. VALIDATION_ERROR for an override without a reason or with a label that the scale does not
 * have; CONFLICT for a final one; STALE if `version` is out of date; LOCKED in a locked year.
 */
export async function updateCourseResult(scope: Scope, input: CourseResultUpdate): Promise<CourseResultView> {
  const { id, term_id, version, override_label, override_reason, ...said } = input
  const { course, before, view } = await openResult(scope, input)
  requireVersion(version, view)
  if (before?.finalized_at) throw new AppError("CONFLICT", "This result is final. Reopen it to change it.")
  const label = override_label === undefined ? (before?.override_label ?? null) : override_label
  const reason = override_reason === undefined ? (before?.override_reason ?? null) : override_reason
  refuseOverride(course, label, reason)
  const override = { override_label: label, override_reason: label === null ? null : reason }
  await save(scope, { id, term_id, student_id: course.student_id }, before, { ...said, ...override })
  return readResult(scope, { id, term_id })
}

/**
 * Makes a result final: its percentage, letter and points no longer follow the work, nor the scale. A final one stays as it is.
 * CONFLICT without a result; LOCKED in a locked year.
 */
export async function finalizeCourseResult(scope: Scope, { id, term_id }: CourseResultOf): Promise<CourseResultView> {
  const { course, before, term, view } = await openResult(scope, { id, term_id })
  if (before?.finalized_at) return view
  const { percent, letter, points, label, scale } = resultFigures(course, before, term)
  if (!hasResult(scale, { label, percent }))
    throw new AppError("CONFLICT", "There is no result yet. Grade some work, or override the label.")
  const frozen = { percent, letter, points, scale, finalized_at: scope.now }
  await save(scope, { id, term_id, student_id: course.student_id }, before, frozen)
  return readResult(scope, { id, term_id })
}

/** Lets a result follow the work again. One that is not final stays as it is. LOCKED in a locked year. */
export async function reopenCourseResult(scope: Scope, { id, term_id }: CourseResultOf): Promise<CourseResultView> {
  const { course, before, view } = await openResult(scope, { id, term_id })
  if (!before?.finalized_at) return view
  const open = { percent: null, letter: null, points: null, scale: Prisma.DbNull, finalized_at: null }
  await save(scope, { id, term_id, student_id: course.student_id }, before, open)
  return readResult(scope, { id, term_id })
}

/** Locks a course, so that two changes of its results follow each other, and reads one of them. */
async function openResult(scope: Scope, { id, term_id }: CourseResultOf) {
  await lockCurriculum(scope, id)
  const { course, terms, rows } = await loadCourse(scope, id)
  const term = requireTerm(terms, term_id)
  const before = rowOf(rows, term_id)
  return { course, term, before, view: toCourseResultView(course, before, term) }
}

async function readResult(scope: Scope, { id, term_id }: CourseResultOf): Promise<CourseResultView> {
  const results = await listCourseResults(scope, { id })
  return found(results.find((result) => result.term_id === term_id) ?? null, "result")
}

type Of = { id: string; term_id: string | null; student_id: string }
type Columns = Omit<
  Prisma.course_resultUncheckedCreateInput,
  "id" | "family_id" | "student_id" | "curriculum_id" | "term_id" | "version" | "created_at" | "updated_at"
>

async function save(
  { db, family_id, now }: Scope,
  { id: curriculum_id, term_id, student_id }: Of,
  before: CourseResultRow | undefined,
  data: Columns,
): Promise<void> {
  const of = { family_id, curriculum_id, term_id }
  if (before) await db.course_result.updateMany({ where: of, data: { ...data, version: { increment: 1 } } })
  else await db.course_result.create({ data: { ...data, ...of, student_id, created_at: now }, select: { id: true } })
}

type Loaded = {
  course: LoadedCourse & { id: string; student_id: string }
  /** In order. */
  terms: ResultTerm[]
  rows: CourseResultRow[]
}

/** A course with its graded work, its saved results, and the terms of its year. NOT_FOUND if the caller may not see it. */
async function loadCourse(scope: Scope, id: string): Promise<Loaded> {
  const { db, family_id } = scope
  const { student_id, academic_year } = await requireCurriculum(scope, id)
  const loaded = await loadGradedCourses(scope, [id], { each: true })
  const rows = await db.course_result.findMany({
    where: { curriculum_id: id, AND: visibleTo(scope) },
    select: courseResultSelect,
  })
  const terms = await db.term.findMany({
    where: { family_id, school_year: { academic_year } },
    select: { id: true, name: true, start_date: true, end_date: true },
    orderBy: { start_date: "asc" },
  })
  return {
    course: { ...found(loaded.get(id) ?? null, "curriculum"), id, student_id },
    rows,
    terms: terms.map((term) => ({
      ...term,
      start_date: dateToDay(term.start_date),
      end_date: dateToDay(term.end_date),
    })),
  }
}

function rowOf(rows: CourseResultRow[], term_id: string | null): CourseResultRow | undefined {
  return rows.find((row) => row.term_id === term_id)
}

function requireTerm(terms: ResultTerm[], term_id: string | null): ResultTerm | null {
  return term_id === null ? null : found(terms.find(({ id }) => id === term_id) ?? null, "term")
}

function refuseOverride({ scale }: LoadedCourse, label: string | null, reason: string | null): void {
  if (label === null) return
  const problem = overrideProblem(scale, label, reason)
  if (problem === "label_unknown") throw unknownLabel("override_label", label, scale)
  if (problem === "reason_missing") throw fieldError("override_reason", "Say why the result differs from the work.")
}
