import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { attendanceLabels, timeSourceLabels } from "@hearthbook/core/names/labels"
import { fullName } from "@hearthbook/core/names/names"
import type { AmendmentView } from "../amendment/amendment.schema.ts"
import { readRecords } from "../records/records.service.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { getStudent } from "../../family/student/student.service.ts"
import { selectTime } from "../time/time.select.ts"
import type { PaperInput } from "./paper.schema.ts"
import { readSheet } from "./sheet.service.ts"

/** A year's attendance, with what was changed under the year's lock. NOT_FOUND for a student or year that the caller may not see. */
export async function readRegisterPaper(scope: Scope, { paper, ...which }: PaperInput<"ofYear">) {
  const { year, student } = await readPlace(scope, which)
  const { register, amendments } = await readRecords(scope, { student_id: which.id, school_year_id: year.id })
  return {
    sheet: await readSheet(scope, paper),
    data: {
      student,
      academic_year: year.academic_year,
      register,
      amendments: amendments.filter(({ noun }) => noun === "attendance").map(toPrintedAmendment),
    },
  }
}

function toPrintedAmendment({ before, after, reason, user, created_at }: AmendmentView) {
  const day = after?.["date"] ?? before?.["date"]
  return {
    day: typeof day === "string" ? day : created_at,
    changed_at: created_at,
    changed_by: user ? fullName(user) : "",
    change: `${markOf(after)}, before ${markOf(before).toLowerCase()}`,
    reason,
  }
}

function markOf(row: AmendmentView["before"]): string {
  const status = row?.["status"]
  const known = Object.entries(attendanceLabels).find(([key]) => key === status)
  if (!known) return "No mark"
  return Number(row?.["fraction"]) === 0.5 ? `${known[1]}, half a day` : known[1]
}

/** A year's hours with each counted entry. */
export async function readHoursPaper(scope: Scope, { paper, ...which }: PaperInput<"ofYear">) {
  const { year, student } = await readPlace(scope, which)
  const { hours, opening } = await readRecords(scope, { student_id: which.id, school_year_id: year.id })
  const entries = await selectTime(scope, [
    Prisma.sql`a.student_id = ${which.id}::uuid`,
    Prisma.sql`a.date BETWEEN ${year.start_date}::date AND ${year.end_date}::date`,
    Prisma.sql`a.status = 'counted'`,
  ])
  const subjects = new Map(hours.by_subject.map((subject) => [subject.subject_id, subject]))
  return {
    sheet: await readSheet(scope, paper),
    data: {
      student,
      academic_year: year.academic_year,
      hours,
      opening,
      entries: entries.map(({ date, subject_id, description, source, place, minutes }) => {
        const subject = subjects.get(subject_id)
        const activity = description ?? timeSourceLabels[source]
        return { date, subject: subject?.name ?? null, activity, place, core: subject?.core ?? false, minutes }
      }),
    },
  }
}

/** The titles that a student's lessons of a year worked with, each once, with the day of its last lesson. */
export async function readReadingList(scope: Scope, { paper, ...which }: PaperInput<"ofYear">) {
  const { year, student } = await readPlace(scope, which)
  const { lessons } = await readRecords(scope, { student_id: which.id, school_year_id: year.id })
  const subjects = await scope.db.subject.findMany({
    where: { family_id: scope.family_id },
    select: { id: true, name: true },
  })
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const books = new Map<string, { title: string; author: null; subject: string | null; last_used: string }>()
  for (const { resources, subject_id, date } of lessons) {
    const subject = names.get(subject_id) ?? null
    // Lessons are by day, so the last one stays.
    for (const title of resources) books.set(`${subject}\n${title}`, { title, author: null, subject, last_used: date })
  }
  const sorted = [...books.values()].toSorted(
    (a, b) => (a.subject ?? "").localeCompare(b.subject ?? "", "en") || a.title.localeCompare(b.title, "en"),
  )
  return { sheet: await readSheet(scope, paper), data: { student, academic_year: year.academic_year, books: sorted } }
}

async function readPlace(scope: Scope, { id, school_year_id }: { id: string; school_year_id: string }) {
  const student = await getStudent(scope, id)
  const year = await requireSchoolYear(scope, school_year_id)
  return { year: { ...year, id: school_year_id }, student: { name: student.legal_name ?? fullName(student) } }
}
