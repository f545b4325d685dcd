import type { Scope } from "../../../request/scope.ts"
import { rulePackOf } from "@hearthbook/core/rule-packs/rule-packs"
import { schoolDaysBetween } from "@hearthbook/core/planning/school-days"
import { movedFilings, planFilings, type MovedFiling } from "@hearthbook/core/requirements/plan-filings"
import { dateToDay } from "@hearthbook/core/time/days"
import { limitToLength } from "../../../sql/statement.ts"
import { retract } from "../../messages/notification/notify.ts"
import { loadSchoolCalendar } from "../school-calendar/load-school-calendar.ts"

/**
 * Lets the due days of filings follow the school years and days off, after these changed. What is done and what the family typed stays, and
 * so do the days of a requirement whose pack has a newer version, because that is never applied by itself. Due days are no part of a
 * change that can be undone: they follow its undo. Five statements at most.
 */
export async function followCalendar(scope: Scope): Promise<void> {
  const requirements = await readRequirements(scope)
  if (requirements.length === 0) return
  const calendar = await loadSchoolCalendar(scope)
  const moved = requirements.flatMap(({ student_id, grade_level, year, filings, pack }) => {
    const { start_date, end_date } = year
    const planned = planFilings<object>(pack.filings, {
      year,
      grade_level,
      school_days: schoolDaysBetween(calendar, student_id, start_date, end_date),
      doneOn: (filing) => filings.find((one) => one.pack_filing_id === filing)?.done_on ?? null,
    })
    return movedFilings(planned, filings).map((filing) => ({ ...filing, student_id }))
  })
  if (moved.length === 0) return
  await save(scope, moved)
  const left = moved.filter(({ before, due_date }) => before !== due_date)
  await retract(
    scope,
    "filing_due",
    ...left.flatMap(({ student_id, before: day }) => (day ? [{ student_id, day }] : [])),
  )
}

/** The requirements whose filings follow, with the pack that they are a copy of. */
async function readRequirements({ db, family_id }: Scope) {
  const ofPack = { pack_filing_id: { not: null } }
  const rows = await db.requirement.findMany({
    where: { family_id, filings: { some: { ...ofPack, done_on: null } } },
    select: {
      student_id: true,
      grade_level: true,
      pack_id: true,
      pack_version: true,
      school_year: { select: { start_date: true, end_date: true } },
      filings: {
        where: ofPack,
        select: {
          id: true,
          pack_filing_id: true,
          number: true,
          opens_on: true,
          due_date: true,
          pack_due_date: true,
          done_on: true,
        },
      },
    },
  })
  return rows.flatMap(({ pack_id, pack_version, school_year, filings, ...row }) => {
    const pack = rulePackOf(pack_id)
    if (pack?.version !== pack_version) return []
    const year = { start_date: dateToDay(school_year.start_date), end_date: dateToDay(school_year.end_date) }
    return [{ ...row, pack, year, filings: filings.map(withDays) }]
  })
}

type Days<Value> = Record<"opens_on" | "due_date" | "pack_due_date" | "done_on", Value>

function withDays<Row extends Days<Date | null>>({ opens_on, due_date, pack_due_date, done_on, ...row }: Row) {
  const toDay = (date: Date | null) => date && dateToDay(date)
  const days = { opens_on: toDay(opens_on), due_date: toDay(due_date), pack_due_date: toDay(pack_due_date) }
  return { ...row, ...days, done_on: toDay(done_on) }
}

/** Another day is reminded of anew. A filing that was done or moved by another request meanwhile stays as it is. */
async function save({ db, family_id, now }: Scope, moved: MovedFiling[]): Promise<void> {
  const column = (name: keyof MovedFiling) => moved.map((filing) => filing[name])
  await db.$executeRaw`
    UPDATE filing f SET opens_on = m.opens_on, due_date = m.due_date, pack_due_date = m.pack_due_date,
      reminded_at = CASE WHEN m.due_date IS DISTINCT FROM m.before THEN NULL ELSE f.reminded_at END,
      version = f.version + 1, updated_at = ${now}::timestamptz
    FROM (
      SELECT * FROM unnest(${column("id")}::uuid[], ${column("opens_on")}::date[], ${column("due_date")}::date[],
        ${column("pack_due_date")}::date[], ${column("before")}::date[])
        AS n(id, opens_on, due_date, pack_due_date, before) ${limitToLength(moved)}
    ) m
    WHERE f.family_id = ${family_id}::uuid AND f.id = m.id AND f.done_on IS NULL
      AND f.due_date IS NOT DISTINCT FROM m.before`
}
