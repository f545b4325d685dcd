import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { addDays } from "@hearthbook/core/time/days"
import { selectFilings } from "../filing/filing.select.ts"
import { readStandings, toPaceView } from "../requirement/pace.service.ts"
import { daysAhead, type DashboardView } from "./dashboard.schema.ts"

/** The requirements that need attention, and the filings that are late or due soon. */
export async function readAsked(
  scope: Scope,
  calendar: SchoolCalendar,
): Promise<Pick<DashboardView, "attention" | "filings">> {
  const { today } = scope
  const [standings, filings] = await Promise.all([
    readStandings(scope, today, { calendar }),
    selectFilings(scope, [
      Prisma.sql`a.done_on IS NULL AND NOT a.skipped`,
      Prisma.sql`a.due_date <= ${addDays(today, daysAhead)}::date`,
    ]),
  ])
  const attention = standings.flatMap(({ requirement: { student_id }, attention: pace }) =>
    pace ? [{ student_id, pace: toPaceView(pace) }] : [],
  )
  return { attention, filings }
}
