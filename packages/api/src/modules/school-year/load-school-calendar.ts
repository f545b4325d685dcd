import type { Scope } from "../../request/scope.ts"
import type { DayEvent, SchoolYear } from "../../rules/planning/school-days.ts"
import type { Term } from "../../rules/planning/terms.ts"
import { dateToDay } from "../../rules/time/days.ts"

/** A school year with its terms in order. */
export type FamilyYear = SchoolYear & { id: string; academic_year: string; terms: Term[] }

/** The family's school years in order, its days off and extra school days. */
export type FamilyCalendar = { years: FamilyYear[]; events: DayEvent[] }

/** Reads the calendar that decides which days are school days, in two statements. */
export async function loadSchoolCalendar({ db, family_id }: Scope): Promise<FamilyCalendar> {
  const years = await db.school_year.findMany({
    where: { family_id },
    select: {
      id: true,
      academic_year: true,
      start_date: true,
      end_date: true,
      school_days: true,
      terms: { select: { name: true, start_date: true, end_date: true }, orderBy: { start_date: "asc" } },
    },
    orderBy: { start_date: "asc" },
  })
  const events = await db.event.findMany({
    where: { family_id, all_day: true, event_type: { in: ["holiday", "school_day"] } },
    select: { event_type: true, student_id: true, title: true, start_date: true, end_date: true },
    orderBy: { id: "asc" },
  })
  const withDays = <Row extends { start_date: Date; end_date: Date }>({ start_date, end_date, ...row }: Row) => ({
    ...row,
    start_date: dateToDay(start_date),
    end_date: dateToDay(end_date),
  })
  return {
    years: years.map(({ terms, ...year }) => ({ ...withDays(year), terms: terms.map(withDays) })),
    events: events.map(({ event_type, ...event }): DayEvent => ({
      ...withDays(event),
      event_type: event_type === "school_day" ? event_type : "holiday",
    })),
  }
}
