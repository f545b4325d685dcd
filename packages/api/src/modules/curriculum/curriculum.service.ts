import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { type AppError, fieldError } from "../../errors/errors.ts"
import type { Removal } from "../../fields/fields.ts"
import { found } from "../../errors/not-found.ts"
import { readPage } from "../../sql/paging.ts"
import { academicYearOf } from "../../rules/time/academic-year.ts"
import type { Scope } from "../../request/scope.ts"
import { refuseIfReferenced, refuseIfStale, deleteUnlessStale } from "../../sql/optimistic-locking.ts"
import { recordDeletion, type UndoableRemoval } from "../change/record-deletion.ts"
import { loadForecasts } from "../planning/load-forecasts.ts"
import { countWorkByCurriculum } from "../statistics/work-count.ts"
import { getProvider } from "../provider/provider.service.ts"
import { requireStudent } from "../student/student.service.ts"
import { requireSubject } from "../subject/subject.service.ts"
import { curriculumColumns, refuseBackwardDates } from "./curriculum-dates.ts"
import { visibleTo } from "./curriculum.policy.ts"
import type { CurriculumDraft, curriculumFilter, curriculumUpdate, CurriculumView } from "./curriculum.schema.ts"
import { curriculumSelect, toCurriculumView } from "./curriculum.select.ts"

const order = [
  { student: { first_name: "asc" } },
  { subject: { name: "asc" } },
  { id: "asc" },
] satisfies Prisma.curriculumOrderByWithRelationInput[]

const placeSelect = {
  id: true,
  student: { select: { first_name: true } },
  subject: { select: { name: true } },
} as const

/** Curricula by child, then subject. NOT_FOUND if the filter names something that the caller may not see. */
export async function listCurricula(
  scope: Scope,
  filter: z.output<typeof curriculumFilter>,
): Promise<CurriculumView[]> {
  const { student_id, subject_id, ...page } = filter
  const where = { AND: [visibleTo(scope), { student_id, subject_id }] }
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
  return { work: await countWorkByCurriculum(scope, ids), forecasts: await loadForecasts(scope, ids) }
}

/** The child and subject of a curriculum. NOT_FOUND if the caller may not see it. */
export async function requireCurriculum(
  scope: Scope,
  id: string,
): Promise<{ id: string; student_id: string; subject_id: string }> {
  const select = { id: true, student_id: true, subject_id: true }
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
  const { id } = await scope.db.curriculum.create({
    data: { ...columns, academic_year, family_id: scope.family_id },
    select: { id: true },
  })
  return getCurriculum(scope, id)
}

/**
 * Changes a curriculum. CONFLICT if it would move to another student with its work; VALIDATION_ERROR if its dates run backwards;
 * STALE if `version` is out of date.
 */
export async function updateCurriculum(
  scope: Scope,
  input: z.output<typeof curriculumUpdate>,
): Promise<CurriculumView> {
  const { id, version, ...patch } = input
  const columns = curriculumColumns(patch)
  const before = await readBefore(scope, id)
  const after = { student_id: patch.student_id ?? before.student_id, subject_id: patch.subject_id ?? before.subject_id }
  const moves = after.student_id !== before.student_id
  // A child who has moved up a grade keeps its curricula, so only a new pair is checked.
  if (moves || after.subject_id !== before.subject_id) await refuseMismatch(scope, after)
  if (moves) await refuseMoveWithWork(scope, id)
  if (changesDates(patch)) {
    const { academic_year = before.academic_year, semester = before.semester } = patch
    const { start_date = before.start_date, end_date = before.end_date } = columns
    await refuseBackwardDates(scope, { academic_year, semester, start_date, end_date })
  }
  if (patch.provider_id) await getProvider(scope, patch.provider_id)
  await refuseIfStale(
    () =>
      refuseIfReferenced(
        () =>
          scope.db.curriculum.update({
            where: { id, version, AND: visibleTo(scope) },
            data: { ...columns, version: { increment: 1 } },
            select: { id: true },
          }),
        workStays,
      ),
    () => getCurriculum(scope, id),
  )
  return getCurriculum(scope, id)
}

/** The columns on which an update depends, as stored. NOT_FOUND if the caller may not see it. */
async function readBefore(scope: Scope, id: string) {
  const select = { student_id: true, subject_id: true, academic_year: true, semester: true, start_date: true }
  const where = { id, AND: visibleTo(scope) }
  return found(await scope.db.curriculum.findFirst({ where, select: { ...select, end_date: true } }), "curriculum")
}

/** True if an update names a field that decides the first or the last day. */
function changesDates({ academic_year, semester, start_date, end_date }: Partial<CurriculumDraft>): boolean {
  return [academic_year, semester, start_date, end_date].some((field) => field !== undefined)
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
  return `${student.first_name}'s ${subject.name}`
}

/** Throws unless the subject has the student's grade level or is for all grades. */
async function refuseMismatch(
  scope: Scope,
  { student_id, subject_id }: { student_id: string; subject_id: string },
): Promise<void> {
  const student = await requireStudent(scope, student_id)
  const subject = await requireSubject(scope, subject_id)
  if (subject.grade_level !== null && student.grade_level !== subject.grade_level) {
    throw fieldError("subject_id", "Choose a subject of the same grade level as the student.")
  }
}

/** Throws if the curriculum has work, which belongs to the child who did it. */
async function refuseMoveWithWork(scope: Scope, id: string): Promise<void> {
  const uses = { _count: { select: { assignments: true, lessons: true } } }
  const row = found(
    await scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select: uses }),
    "curriculum",
  )
  const { assignments, lessons } = row._count
  if (assignments + lessons === 0) return
  throw workStays()
}

function workStays(): AppError {
  return fieldError(
    "student_id",
    "A curriculum that has assignments or lessons cannot move to another student.",
    "CONFLICT",
  )
}
