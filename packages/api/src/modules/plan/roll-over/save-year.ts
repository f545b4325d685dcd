import type { Scope } from "../../../request/scope.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { replaceTerms } from "../../family/school-year/replace-terms.ts"
import type { StudentSummary } from "../../family/student/student.schema.ts"
import type { ClassPlan } from "./plan-classes.ts"
import type { PlannedYear } from "./plan-year.ts"

/** Saves a planned year with its terms and returns its id. */
export async function saveYear(scope: Scope, { into, terms, ...year }: PlannedYear): Promise<string> {
  const { db, family_id } = scope
  const { academic_year, start_date, end_date, school_days } = year
  const days = { start_date: dayToDate(start_date), end_date: dayToDate(end_date) }
  if (into) {
    const data = { academic_year, ...days, version: { increment: 1 } }
    await db.school_year.update({ where: { id: into.id, family_id }, data, select: { id: true } })
    if (into.terms.length === 0) await replaceTerms(scope, into.id, terms)
    return into.id
  }
  const { id } = await db.school_year.create({
    data: { family_id, academic_year, school_days, ...days },
    select: { id: true },
  })
  await replaceTerms(scope, id, terms)
  return id
}

/** Gives students their new grade levels. Those who have them already stay as they are. One statement. */
export async function saveGradeLevels({ db, family_id, now }: Scope, students: StudentSummary[]): Promise<void> {
  const ids = students.map(({ id }) => id)
  const levels = students.map(({ grade_level }) => grade_level)
  await db.$executeRaw`
    UPDATE student s SET grade_level = g.grade_level, version = s.version + 1, updated_at = ${now}::timestamptz
    FROM unnest(${ids}::uuid[], ${levels}::text[]) AS g(id, grade_level)
    WHERE s.family_id = ${family_id}::uuid AND s.id = g.id AND s.grade_level <> g.grade_level`
}

/** Ends classes and adds those that follow them. Two statements at most. */
export async function saveClasses({ db, family_id, now }: Scope, { ended, added }: ClassPlan): Promise<void> {
  if (ended.length > 0) {
    const [ids, days] = [ended.map(({ id }) => id), ended.map(({ end_date }) => end_date)]
    await db.$executeRaw`
      UPDATE schedule_entry e SET end_date = c.end_date, version = e.version + 1, updated_at = ${now}::timestamptz
      FROM unnest(${ids}::uuid[], ${days}::date[]) AS c(id, end_date)
      WHERE e.family_id = ${family_id}::uuid AND e.id = c.id`
  }
  if (added.length === 0) return
  await db.schedule_entry.createMany({
    data: added.map(({ subject, start_date, end_date, ...entry }) => ({
      ...entry,
      subject_id: subject.id,
      start_date: start_date && dayToDate(start_date),
      end_date: end_date && dayToDate(end_date),
      family_id,
      created_at: now,
    })),
  })
}
