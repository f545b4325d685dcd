import { Prisma, type Db } from "@hearthbook/db"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { paceDays } from "@hearthbook/core/requirements/pace-days"
import {
  attentionOf,
  paceOfTarget,
  type CountedPace,
  type Opening,
  type TargetPace,
} from "@hearthbook/core/requirements/target-pace"
import { shownTargets } from "@hearthbook/core/requirements/targets"
import type { SchoolCalendar, SchoolYear } from "@hearthbook/core/planning/school-days"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { visibleTo as visibleStudents } from "../../family/student/student.policy.ts"
import { readPaceRecords } from "./read-pace.ts"
import type { OverviewView, PaceFilter, PaceView } from "./requirement.schema.ts"
import { newerVersion, readStored, selectInYear, type StoredRequirement } from "./requirement.select.ts"
import { requireRequirement } from "./requirement.service.ts"

type Family = { db: Db; family_id: string }

/** Another school year than the one in progress, one child, and the family's calendar if it is at hand. */
type Narrowing = { year?: (SchoolYear & { id: string }) | undefined; student_id?: string; calendar?: SchoolCalendar }

/** A requirement's pace, and the target that needs attention. */
export type Standing = { requirement: StoredRequirement; pace: TargetPace[]; attention: CountedPace | null }

/** Computes the pace of each target on a day, today by default. Throws VALIDATION_ERROR for a future day, and NOT_FOUND like `requireRequirement`. */
export async function readPace(scope: Scope, { id, date = scope.today }: PaceFilter): Promise<PaceView[]> {
  if (date > scope.today) throw fieldError("date", "Choose today or an earlier day.")
  const requirement = await requireRequirement(scope, id)
  const year = await requireSchoolYear(scope, requirement.school_year_id)
  const [standing] = await standingsOf(scope, [requirement], { year, calendar: await loadSchoolCalendar(scope), date })
  return (standing?.pace ?? []).map(toPaceView)
}

/** A child's pace in a school year today, and the opening balance that it counts. Without a requirement it is empty. */
export async function readPaceOf(
  scope: Scope,
  student_id: string,
  year: SchoolYear & { id: string },
): Promise<{ requirement_id: string | null; opening: Opening | null; pace: PaceView[] }> {
  const [own] = await readStandings(scope, scope.today, { year, student_id })
  const { id: requirement_id = null, opening = null } = own?.requirement ?? {}
  return { requirement_id, opening, pace: own?.pace.map(toPaceView) ?? [] }
}

/** Computes the pace of every child in a school year, in the order of the children. Empty if no year is in progress. Throws NOT_FOUND for an unknown year. */
export async function readOverview(scope: Scope, school_year_id: string | undefined): Promise<OverviewView[]> {
  const students = await scope.db.student.findMany({
    where: visibleStudents(scope),
    select: { id: true },
    orderBy: [{ first_name: "asc" }, { id: "asc" }],
  })
  const year = school_year_id ? await requireSchoolYear(scope, school_year_id) : undefined
  const standings = await readStandings(scope, scope.today, { year })
  return students.map(({ id: student_id }) => {
    const own = standings.find(({ requirement }) => requirement.student_id === student_id)
    return {
      student_id,
      requirement_id: own?.requirement.id ?? null,
      pack_id: own?.requirement.pack_id ?? null,
      newer_version: own ? newerVersion(own.requirement) : null,
      pace: own?.pace.map(toPaceView) ?? [],
      attention: own?.attention ? toPaceView(own.attention) : null,
    }
  })
}

/**
 * The pace of every child of a family, or of one, in the school year that contains `date`, or in another one, in four statements at most. Also for jobs,
 * which have no caller.
 */
export async function readStandings(
  family: Family,
  date: Day,
  { year: given, student_id, calendar: loaded }: Narrowing = {},
): Promise<Standing[]> {
  const rows = await selectInYear(family, [
    given ? Prisma.sql`y.id = ${given.id}::uuid` : Prisma.sql`${date}::date BETWEEN y.start_date AND y.end_date`,
    student_id && Prisma.sql`a.student_id = ${student_id}::uuid`,
  ])
  const [first] = rows
  if (!first) return []
  const year = given ?? first.school_year
  const calendar = loaded ?? (await loadSchoolCalendar(family))
  return standingsOf(
    family,
    rows.map(({ school_year: _year, ...row }) => readStored(row)),
    { year, calendar, date },
  )
}

async function standingsOf(
  family: Family,
  requirements: StoredRequirement[],
  { year, calendar, date }: { year: SchoolYear; calendar: SchoolCalendar; date: Day },
): Promise<Standing[]> {
  const { start_date, end_date } = year
  const records = await readPaceRecords(family, {
    student_ids: requirements.map(({ student_id }) => student_id),
    start_date,
    date: date < end_date ? date : end_date,
  })
  return requirements.flatMap((requirement) => {
    const own = records.get(requirement.student_id)
    if (!own) return []
    const days = paceDays(calendar, requirement.student_id, year, date)
    const targets = shownTargets(requirement.targets)
    const pace = targets.map((target) => paceOfTarget(target, own, requirement.opening, days))
    return [{ requirement, pace, attention: attentionOf(targets, pace) }]
  })
}

/** A pace as the API answers it. */
export function toPaceView(pace: TargetPace): PaceView {
  return { ...pace, projected_on: pace.projected_on && dayToMidnight(pace.projected_on) }
}
