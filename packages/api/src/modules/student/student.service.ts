import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { escapeLike } from "../../containing.ts"
import { fieldError } from "../../errors.ts"
import { found, removedId } from "../../not-found.ts"
import { readPage } from "../../paging.ts"
import { academicYearStart } from "../../rules/academic-year.ts"
import type { Scope } from "../../scope.ts"
import { dayToDate, type Day } from "../../rules/days.ts"
import { refuseStale } from "../../stale.ts"
import { countMarksByStudent } from "../attendance/mark-counts.ts"
import { sumBySubject } from "../grade/subject-sums.ts"
import { childColors, firstFreeColor } from "./child-colors.ts"
import { visibleTo } from "./student.policy.ts"
import type { StudentDraft, StudentFilter, studentUpdate, StudentView } from "./student.schema.ts"
import { studentSelect, toStudentView } from "./student.select.ts"

const order = [{ first_name: "asc" }, { id: "asc" }] satisfies Prisma.studentOrderByWithRelationInput[]

/** The family's children by first name. */
export async function listStudents(scope: Scope, { search, ...page }: StudentFilter): Promise<StudentView[]> {
  const ids = search ? await findByName(scope, search) : undefined
  const rows = await readPage(page, {
    order,
    place: (id) =>
      scope.db.student.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, first_name: true } }),
    read: ({ take, after }) =>
      scope.db.student.findMany({
        where: { AND: [visibleTo(scope), { id: ids && { in: ids } }, after] },
        select: studentSelect,
        orderBy: order,
        take,
      }),
  })
  return toViews(scope, rows)
}

/** NOT_FOUND where the caller may not see it. */
export async function getStudent(scope: Scope, id: string): Promise<StudentView> {
  const row = await scope.db.student.findFirst({ where: { id, AND: visibleTo(scope) }, select: studentSelect })
  const [view] = await toViews(scope, [found(row, "student")])
  return found(view ?? null, "student")
}

async function toViews(
  scope: Scope,
  rows: Prisma.studentGetPayload<{ select: typeof studentSelect }>[],
): Promise<StudentView[]> {
  const yearStart = academicYearStart(scope.today, scope.calendar.year_start)
  const [subjects, marks] = await Promise.all([
    sumBySubject(
      scope,
      rows.map((row) => row.id),
    ),
    countMarksByStudent(scope, yearStart, scope.today),
  ])
  return rows.map((row) => toStudentView(row, { subjects: subjects.get(row.id) ?? [], marks: marks.get(row.id) }))
}

/** S §5: 'first last' contains the search, in whatever case. */
async function findByName({ db, family_id }: Scope, search: string): Promise<string[]> {
  const pattern = `%${escapeLike(search)}%`
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM student WHERE family_id = ${family_id}::uuid AND first_name || ' ' || last_name ILIKE ${pattern}`
  return rows.map(({ id }) => id)
}

/** The little of a child that others need to check against. NOT_FOUND where the caller may not see it. */
export async function requireStudent(scope: Scope, id: string): Promise<{ id: string; grade_level: string }> {
  const select = { id: true, grade_level: true }
  return found(await scope.db.student.findFirst({ where: { id, AND: visibleTo(scope) }, select }), "student")
}

/** Adds a child without anything to learn yet; add-student.service.ts gives it a first subject too. */
export async function createStudent(scope: Scope, draft: Omit<StudentDraft, "first_subject">): Promise<StudentView> {
  const { date_of_birth, color, grade_level = "K", ...names } = draft
  refuseUnborn(date_of_birth, scope.today)
  const { id } = await scope.db.student.create({
    data: {
      ...names,
      grade_level,
      date_of_birth: dayToDate(date_of_birth),
      color: color ?? (await pickColor(scope)),
      family_id: scope.family_id,
    },
    select: { id: true },
  })
  return getStudent(scope, id)
}

export async function updateStudent(scope: Scope, input: z.output<typeof studentUpdate>): Promise<StudentView> {
  const { id, version, date_of_birth, ...patch } = input
  await requireStudent(scope, id)
  if (date_of_birth) refuseUnborn(date_of_birth, scope.today)
  await refuseStale(
    () =>
      scope.db.student.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, date_of_birth: date_of_birth && dayToDate(date_of_birth), version: { increment: 1 } },
        select: { id: true },
      }),
    () => getStudent(scope, id),
  )
  return getStudent(scope, id)
}

/** Removes the child and, at the database, all that hangs on it. */
export async function deleteStudent(scope: Scope, id: string): Promise<{ id: string }> {
  return removedId(id, await scope.db.student.deleteMany({ where: { id, AND: visibleTo(scope) } }), "student")
}

async function pickColor(scope: Scope): Promise<string> {
  const siblings = await scope.db.student.findMany({ where: visibleTo(scope), select: { color: true } })
  return (
    firstFreeColor(siblings.map((sibling) => sibling.color)) ??
    childColors[siblings.length % childColors.length] ??
    childColors[0]
  )
}

function refuseUnborn(date_of_birth: Day, today: Day): void {
  if (date_of_birth > today) throw fieldError("date_of_birth", "Date of birth cannot be in the future.")
}
