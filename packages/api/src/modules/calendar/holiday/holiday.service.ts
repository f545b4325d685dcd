import { Prisma } from "@hearthbook/db"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { dayToDate, dayToMidnight } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { followCalendar } from "../../family/filing-dates/move-with-calendar.ts"
import { selectEvents } from "../event/event.select.ts"
import type { HolidaysAdded, HolidaysDraft, HolidaysFilter, HolidayView } from "./holiday.schema.ts"
import { publicHolidays } from "./public-holidays.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"

/**
 * The public holidays of a country, or of one of its regions, that lie in a school year, by day. NOT_FOUND for a year that the
 * caller may not see; VALIDATION_ERROR for a country or region that is not known.
 */
export async function listHolidays(scope: Scope, { id, ...place }: HolidaysFilter): Promise<HolidayView[]> {
  const { start_date, end_date } = await requireSchoolYear(scope, id)
  const holidays = await publicHolidays(place, { start_date, end_date })
  return holidays.map((holiday) => ({
    name: holiday.name,
    start_date: dayToMidnight(holiday.start_date),
    end_date: dayToMidnight(holiday.end_date),
  }))
}

/**
 * Creates days off for all children, as one change. NOT_FOUND for a year that the caller may not see; VALIDATION_ERROR at the day of an
 * event that lies outside the year.
 */
export async function addHolidays(scope: Scope, { id, events }: HolidaysDraft): Promise<HolidaysAdded> {
  refuseOutside(await requireSchoolYear(scope, id), events)
  const { db, family_id } = scope
  const summary = `Added ${events.length === 1 ? "1 day off" : `${events.length} days off`}`
  const { change_id, result } = await recordChange(scope, { kind: "holidays", summary }, () =>
    db.event.createManyAndReturn({
      data: events.map(({ name, start_date, end_date }) => ({
        family_id,
        title: name,
        event_type: "holiday" as const,
        start_date: dayToDate(start_date),
        end_date: dayToDate(end_date),
        all_day: true,
      })),
      select: { id: true },
    }),
  )
  await followCalendar(scope)
  const ids = result.map((event) => event.id)
  return { events: await selectEvents(scope, [Prisma.sql`a.id = ANY(${ids}::uuid[])`]), change_id }
}

function refuseOutside(year: Awaited<ReturnType<typeof requireSchoolYear>>, events: HolidaysDraft["events"]): void {
  for (const [index, event] of events.entries()) {
    for (const field of ["start_date", "end_date"] as const) {
      if (year.start_date <= event[field] && event[field] <= year.end_date) continue
      throw fieldError(`events.${index}.${field}`, `This day is not in the school year ${year.academic_year}.`)
    }
  }
}
