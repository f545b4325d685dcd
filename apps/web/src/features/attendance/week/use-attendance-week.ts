import type { Mark } from "@hearthbook/core/attendance/attendance"
import { addDays, weekOf, type Day } from "@hearthbook/core/time/days"
import type { AttendanceView } from "@hearthbook/api/records/attendance"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useMemo } from "react"
import { matchesName } from "../../../lib/matches-name.ts"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import type { ShownMark } from "../../../entities/attendance/mark-labels.ts"
import type { StoredMark, useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { indexDaysOff } from "./days-off.ts"
import { marksOnSchoolDays } from "./week-figures.ts"

export type Child = StudentSummary & {
  /** School days present in a row, up to today or the end of the shown week. */
  streak: number
}

/** The marks stored by the server, by child and day. */
export type StoredMarks = ReadonlyMap<string, StoredMark>

export const cellKey = (student_id: string, date: Day) => `${student_id} ${date}`

/** Indexes a list of marks. */
export function indexMarks(marks: AttendanceView[]): StoredMarks {
  return new Map(
    marks.map(({ student_id, date, status, fraction, minutes, version }) => [
      cellKey(student_id, dayOf(date)),
      { status, fraction, minutes, version },
    ]),
  )
}

/** The input of the queries for the week that begins on this Monday. */
export function weekQueries(week: Day, today: Day) {
  const sunday = addDays(week, 6)
  return { range: { start_date: week, end_date: sunday }, streaks: { date: sunday < today ? sunday : today } }
}

/**
 * A week of the children whose names match: their marks as shown, including unsaved ones, and the data for figures and
 * lists. Suspends until the first response.
 */
export function useAttendanceWeek(week: Day, name: string, { markOf }: ReturnType<typeof useAttendance>) {
  const today = useToday()
  const queries = weekQueries(week, today)
  const [[marked, streaks, schoolDays]] = trpc.useSuspenseQueries((ask) => [
    ask.attendance.list(queries.range),
    ask.attendance.streaks(queries.streaks),
    ask.schoolDays.ofStudents(queries.range),
  ])
  const offOf = useMemo(() => indexDaysOff(schoolDays), [schoolDays])
  const stored = useMemo(() => indexMarks(marked), [marked])
  const children = useMemo(() => {
    return streaks
      .filter(({ student }) => matchesName(student, name))
      .map(({ student, streak }): Child => ({ ...student, streak }))
  }, [streaks, name])
  const days = weekOf(week)
  const marks = children.flatMap(({ id }) =>
    days.flatMap((date): (Mark & ShownMark)[] => {
      const mark = markOf({ student_id: id, date }, stored.get(cellKey(id, date)) ?? null)
      return mark ? [{ student_id: id, date, ...mark }] : []
    }),
  )
  return {
    days,
    today,
    /** The reason why a child has no school on a day of the week. */
    offOf,
    children,
    stored,
    /** Marks of the children shown. */
    marks,
    /** Marks on school days; only these are counted. */
    counting: marksOnSchoolDays(marks, offOf),
    /** The number of children in the family; a name search shows fewer. */
    familySize: streaks.length,
  }
}
export type AttendanceWeek = ReturnType<typeof useAttendanceWeek>
