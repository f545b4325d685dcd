import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { readPage } from "../../../sql/paging.ts"
import type { CourseMode } from "@hearthbook/core/planning/forecast"
import { academicYearOf } from "@hearthbook/core/time/academic-year"
import type { Scope } from "../../../request/scope.ts"
import { deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { recordDeletion, type UndoableRemoval } from "../../../recording/record-deletion.ts"
import { loadForecasts } from "../course-plan/load-forecasts.ts"
import { loadGradedCourses } from "../../family/grading-scale/graded-courses.ts"
import { scaleColumns } from "../../family/grading-scale/scale-columns.ts"
import { countWorkByCurriculum } from "../../family/statistics/work-count.ts"
import { getProvider } from "../../family/provider/provider.service.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import { curriculumColumns, refuseBackwardDates } from "./curriculum-dates.ts"
import { visibleTo } from "./curriculum.policy.ts"
import type { CurriculumDraft, curriculumFilter, CurriculumView } from "./curriculum.schema.ts"
import { curriculumSelect, toCurriculumView } from "./curriculum.select.ts"
import { loadMinutes } from "./load-minutes.ts"
import { loadNextLessons } from "./next-lessons.ts"
import { shortNameOf } from "../../../identity/student-names.ts"

const order = [
  { student: { first_name: "asc" } },
  { subject: { name: "asc" } },
  { id: "asc" },
] satisfies Prisma.curriculumOrderByWithRelationInput[]

const placeSelect = {
  id: true,
  student: { select: { id: true, first_name: true } },
  subject: { select: { name: true } },
} as const

/** Curricula by child, then subject. NOT_FOUND if the filter names something that the caller may not see. */
export async function listCurricula(
  scope: Scope,
  filter: z.output<typeof curriculumFilter>,
): Promise<CurriculumView[]> {
  const { student_id, subject_id, academic_year, ...page } = filter
  const where = { AND: [visibleTo(scope), { student_id, subject_id, academic_year }] }
  const rows = await readPage(page, {
    order,
    place: (id) => scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select: placeSelect }),
    read: ({ take, after }) =>
      scope.db.curriculum.findMany({
        where: { AND: [where, after] },
        select: curriculumSelect,
        orderBy: order,
        take,
      }),
  })
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (rows.length === 0 && student_id) await requireStudent(scope, student_id)
  if (rows.length === 0 && subject_id) await requireSubject(scope, subject_id)
  const facts = await readFacts(
    scope,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toCurriculumView(row, facts))
}

/** NOT_FOUND if the caller may not see it. */
export async function getCurriculum(scope: Scope, id: string): Promise<CurriculumView> {
  const row = await scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select: curriculumSelect })
  return toCurriculumView(found(row, "curriculum"), await readFacts(scope, [id]))
}

async function readFacts(scope: Scope, ids: string[]) {
  return {
    work: await countWorkByCurriculum(scope, ids),
    forecasts: await loadForecasts(scope, ids),
    next: await loadNextLessons(scope, ids),
    graded: await loadGradedCourses(scope, ids),
    ...(await loadMinutes(scope, ids)),
  }
}

/** The child, subject, year and mode of a curriculum. NOT_FOUND if the caller may not see it. */
export async function requireCurriculum(
  scope: Scope,
  id: string,
): Promise<{ id: string; student_id: string; subject_id: string; academic_year: string; mode: CourseMode }> {
  const select = { id: true, student_id: true, subject_id: true, academic_year: true, mode: true }
  return found(await scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select }), "curriculum")
}

/**
 * Creates a curriculum, for the current academic year by default. VALIDATION_ERROR if the subject has another grade level,
 * or the dates run backwards.
 */
export async function createCurriculum(scope: Scope, draft: CurriculumDraft): Promise<CurriculumView> {
  const { academic_year = academicYearOf(scope.today, scope.calendar.year_start), ...rest } = draft
  const columns = curriculumColumns(rest)
  const { semester = "full_year", start_date = null, end_date = null } = columns
  await refuseBackwardDates(scope, { academic_year, semester, start_date, end_date })
  await refuseMismatch(scope, draft)
  if (draft.provider_id) await getProvider(scope, draft.provider_id)
  const scale = await scaleColumns(scope, draft.grading_scale_id)
  const { grade_level = (await requireStudent(scope, draft.student_id)).grade_level } = draft
  const { id } = await scope.db.curriculum.create({
    data: { ...columns, ...scale, grade_level, academic_year, family_id: scope.family_id },
    select: { id: true },
  })
  return getCurriculum(scope, id)
}

/** Deletes a curriculum, which can be undone for 30 days, with its assignments, lessons and grades. */
export async function deleteCurriculum(scope: Scope, { id, version }: Removal): Promise<UndoableRemoval> {
  const name = await courseName(scope, id)
  const remove = () => scope.db.curriculum.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return recordDeletion(scope, { noun: "curriculum", name }, () =>
    deleteUnlessStale({ id, version }, "curriculum", remove, () => getCurriculum(scope, id)),
  )
}

/** The name of a course in summaries, such as 'Ada's Algebra'. NOT_FOUND if the caller may not see it. */
export async function courseName(scope: Scope, id: string): Promise<string> {
  const row = await scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select: placeSelect })
  const { student, subject } = found(row, "curriculum")
  return `${await shortNameOf(scope, student)}'s ${subject.name}`
}

/** VALIDATION_ERROR unless the subject has the student's grade level or is for all grades. */
export async function refuseMismatch(
  scope: Scope,
  { student_id, subject_id }: { student_id: string; subject_id: string },
): Promise<void> {
  const student = await requireStudent(scope, student_id)
  const subject = await requireSubject(scope, subject_id)
  if (subject.grade_level !== null && student.grade_level !== subject.grade_level) {
    throw fieldError("subject_id", "Choose a subject of the same grade level as the student.")
  }
}
