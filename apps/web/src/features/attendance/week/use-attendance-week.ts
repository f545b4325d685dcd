import type { AttendanceStatus, Mark } from "@hearthbook/api/rules/attendance"
import { addDays, weekOf, type Day } from "@hearthbook/api/rules/days"
import type { AttendanceView } from "@hearthbook/api/schemas/attendance"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { useMemo } from "react"
import { matchesName } from "../../../lib/matches-name.ts"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import type { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { keepCounting } from "./week-figures.ts"

export type Child = StudentView & {
  /** School days in a row present, up to the end of the week that is shown or today. */
  streak: number
}

/** What the server stores of these days, by child and day. */
export type Stored = ReadonlyMap<string, { status: AttendanceStatus; version: number }>

export const cellKey = (student_id: string, date: Day) => `${student_id} ${date}`

/** A list of marks as a place to look one up. */
export function storedOf(marks: AttendanceView[]): Stored {
  return new Map(
    marks.map(({ student_id, date, status, version }) => [cellKey(student_id, dayOf(date)), { status, version }]),
  )
}

/** What is asked of the server for the week that begins on a Monday. */
export function askedOfWeek(week: Day, today: Day) {
  const sunday = addDays(week, 6)
  return { range: { start_date: week, end_date: sunday }, streaks: { date: sunday < today ? sunday : today } }
}

/**
 * The week that begins on a Monday, of the children who are so called: their marks as they show, those that are being saved
 * included, and what figures and lists need. Suspends until the first answer.
 */
export function useAttendanceWeek(week: Day, name: string, { statusOf }: ReturnType<typeof useAttendance>) {
  const today = useToday()
  const { school_days } = useFamily()
  const asked = askedOfWeek(week, today)
  const [[everyone, marked, streaks]] = trpc.useSuspenseQueries((ask) => [
    ask.students.list({}),
    ask.attendance.list(asked.range),
    ask.attendance.streaks(asked.streaks),
  ])
  const stored = useMemo(() => storedOf(marked), [marked])
  const children = useMemo(() => {
    const streakOf = new Map(streaks.map(({ student_id, streak }) => [student_id, streak]))
    return everyone
      .filter((student) => matchesName(student, name))
      .map((student): Child => ({ ...student, streak: streakOf.get(student.id) ?? 0 }))
  }, [everyone, streaks, name])
  const days = weekOf(week)
  const marks = children.flatMap(({ id }) =>
    days.flatMap((date): Mark[] => {
      const status = statusOf({ student_id: id, date }, stored.get(cellKey(id, date))?.status ?? null)
      return status ? [{ student_id: id, date, status }] : []
    }),
  )
  return {
    days,
    today,
    school_days,
    children,
    stored,
    /** Of the children shown. */
    marks,
    /** Those on school days, which alone count (DECISIONS 11a). */
    counting: keepCounting(marks, school_days),
    streaks: children.map(({ streak }) => streak),
    /** How many children the family has; fewer are shown where a name is searched for. */
    familySize: everyone.length,
  }
}
export type AttendanceWeek = ReturnType<typeof useAttendanceWeek>
