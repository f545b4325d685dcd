import type { Prisma } from "@hearthbook/db"
import { courseGrade, workOfTerm } from "@hearthbook/core/grading/course-grade"
import { courseResult, type CourseResultFigures } from "@hearthbook/core/grading/course-result"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import type { Day } from "@hearthbook/core/time/days"
import type { LoadedCourse } from "../../family/grading-scale/graded-courses.ts"
import { storedScale } from "../../family/grading-scale/grading-scale.select.ts"
import type { CourseResultView } from "./course-result.schema.ts"

export const courseResultSelect = {
  id: true,
  curriculum_id: true,
  term_id: true,
  override_label: true,
  override_reason: true,
  comment: true,
  effort: true,
  credits: true,
  finalized_at: true,
  percent: true,
  letter: true,
  scale: true,
  version: true,
} satisfies Prisma.course_resultSelect

export type CourseResultRow = Prisma.course_resultGetPayload<{ select: typeof courseResultSelect }>

/** A term of a course's school year. */
export type ResultTerm = { id: string; name: string; start_date: Day; end_date: Day }

/** The figures of a result, and the scale on which its label stands: that of the day on which it was finalized. */
export type ResultFigures = CourseResultFigures & { scale: GradingScale }

/** Computes a result of a course, or of one of its terms, from its graded work and what was saved. */
export function resultFigures(
  course: LoadedCourse,
  row: CourseResultRow | undefined,
  term: ResultTerm | null,
): ResultFigures {
  const work = term ? workOfTerm(course.work, term) : course.work
  const { percent, letter } = courseGrade({ ...course, work })
  const scale = row?.finalized_at ? storedScale.parse(row.scale) : course.scale
  const frozen = row?.finalized_at ? { percent: row.percent?.toNumber() ?? null, letter: row.letter } : null
  const override_label = row?.override_label ?? null
  return { ...courseResult({ scale, current: { percent, letter }, frozen, override_label }), scale }
}

export function toCourseResultView(
  { id: curriculum_id, ...course }: LoadedCourse & { id: string },
  row: CourseResultRow | undefined,
  term: ResultTerm | null,
): CourseResultView {
  const { scale: _scale, ...figures } = resultFigures(course, row, term)
  return {
    id: row?.id ?? null,
    curriculum_id,
    term_id: term?.id ?? null,
    ...figures,
    override_label: row?.override_label ?? null,
    override_reason: row?.override_reason ?? null,
    comment: row?.comment ?? null,
    effort: row?.effort ?? null,
    credits: row?.credits?.toNumber() ?? null,
    finalized_at: row?.finalized_at?.toISOString() ?? null,
    version: row?.version ?? 0,
  }
}

/** The same for a child who does not see grades: comments and effort stay. */
export function withoutGrades(view: CourseResultView): CourseResultView {
  const hidden = { percent: null, letter: null, points: null, label: null, override_label: null, override_reason: null }
  return { ...view, ...hidden, changed_since: false, current_percent: null, current_letter: null }
}
