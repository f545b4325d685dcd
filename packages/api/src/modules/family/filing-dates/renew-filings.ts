import type { Scope } from "../../../request/scope.ts"
import type { RulePack } from "@hearthbook/core/rule-packs/rule-pack.schema"
import { planFilings, renewFilings, type PlannedFiling } from "@hearthbook/core/requirements/plan-filings"
import { schoolDaysBetween } from "@hearthbook/core/planning/school-days"
import { dateToDay, dayToDate, type Day } from "@hearthbook/core/time/days"
import { loadSchoolCalendar } from "../school-calendar/load-school-calendar.ts"

/** The requirement whose filings are made, with the days of its school year. */
type Asked = {
  id: string
  student_id: string
  grade_level: string
  year: { start_date: Day; end_date: Day }
}

type Facts = Pick<RulePack["filings"][number], "kind" | "action" | "to" | "contents">

/**
 * Makes the filings of a requirement as the pack says, one for each day, or renews those that exist. What is done stays, and so do days
 * that the family typed, and what the family used and the pack no longer has.
 */
export async function makeFilings(
  scope: Scope,
  { id, student_id, grade_level, year }: Asked,
  pack: RulePack,
): Promise<void> {
  const { db, family_id } = scope
  const existing = await readExisting(scope, id)
  const calendar = await loadSchoolCalendar(scope)
  const planned = planFilings<Facts>(pack.filings, {
    year,
    grade_level,
    school_days: schoolDaysBetween(calendar, student_id, year.start_date, year.end_date),
    doneOn: (filing) => existing.find((one) => one.pack_filing_id === filing)?.done_on ?? null,
  })
  const { create, update, remove } = renewFilings(planned, existing)
  const own = { family_id, requirement_id: id }
  await db.filing.deleteMany({ where: { ...own, id: { in: remove } } })
  await db.filing.createMany({
    data: create.map((plan) => ({ ...own, student_id, ...columnsOf(plan, plan.due_date) })),
  })
  for (const { id: filing_id, plan, due_date } of update)
    await db.filing.updateMany({ where: { ...own, id: filing_id }, data: columnsOf(plan, due_date) })
}

/** The filings of a requirement as far as a renewed plan concerns them. */
async function readExisting({ db, family_id }: Scope, requirement_id: string) {
  const rows = await db.filing.findMany({
    where: { family_id, requirement_id },
    select: {
      id: true,
      pack_filing_id: true,
      number: true,
      due_date: true,
      pack_due_date: true,
      done_on: true,
      note: true,
      skipped: true,
      report: true,
      file: { select: { id: true } },
    },
    orderBy: [{ number: "asc" }, { id: "asc" }],
  })
  return rows.map(({ note, skipped, report, file, ...row }) => {
    const [due_date, pack_due_date, done_on] = [row.due_date, row.pack_due_date, row.done_on].map(
      (date) => date && dateToDay(date),
    )
    const days = { due_date: due_date ?? null, pack_due_date: pack_due_date ?? null, done_on: done_on ?? null }
    const isTyped = days.due_date !== days.pack_due_date
    return { ...row, ...days, is_used: isTyped || skipped || note !== null || report !== null || file !== null }
  })
}

function columnsOf(
  { pack_filing_id, number, title, kind, action, to, contents, ...plan }: PlannedFiling<Facts>,
  due_date: Day | null,
) {
  return {
    pack_filing_id,
    number,
    title,
    kind,
    action,
    to,
    contents,
    opens_on: plan.opens_on && dayToDate(plan.opens_on),
    due_date: due_date && dayToDate(due_date),
    pack_due_date: plan.due_date && dayToDate(plan.due_date),
  }
}
