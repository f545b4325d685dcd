import { weekdays, type Weekday } from "../../time/days.ts"
import { minutesOf, timeAt, type Time } from "../../time/times.ts"

/** A class of a proposed week. `student` is the student's place in the list, from 0. */
export type LaidClass = { student: number; subject: string; day_of_week: Weekday; start_time: Time; end_time: Time }

/** The start of the day, the length of a class and the break after each, in minutes. */
export type DayShape = { start_time: Time; minutes: number; break_minutes: number }

/** A class of one or several students, before it has a time. `students` are their places in the list. */
export type Meeting = { students: number[]; subject: string }

/** A time at which a student has a class already, which stays as it is. */
export type BusyTime = Omit<LaidClass, "subject">

/**
 * Gives each meeting of a day, in order, the first time at which all its students are free. Null if the day would run past midnight.
 */
export function layDay(
  meetings: Meeting[],
  busy: Omit<BusyTime, "day_of_week">[],
  { start_time, minutes, break_minutes }: DayShape,
): Omit<LaidClass, "day_of_week">[] | null {
  const free = new Map<number, number>()
  const laid: Omit<LaidClass, "day_of_week">[] = []
  for (const { students, subject } of meetings) {
    const earliest = Math.max(minutesOf(start_time), ...students.map((student) => free.get(student) ?? 0))
    const taken = busy.filter(({ student }) => students.includes(student))
    const start = firstFree(earliest, taken, { minutes, break_minutes })
    const end = start + minutes
    if (end >= 24 * 60) return null
    for (const student of students) {
      free.set(student, end + break_minutes)
      laid.push({ student, subject, start_time: timeAt(start), end_time: timeAt(end) })
    }
  }
  return laid
}

/** The first minute of the day from which a class and the breaks around it fit between what is taken. */
function firstFree(
  earliest: number,
  taken: { start_time: Time; end_time: Time }[],
  { minutes, break_minutes }: Omit<DayShape, "start_time">,
): number {
  const inOrder = taken.toSorted((one, other) => one.start_time.localeCompare(other.start_time))
  return inOrder.reduce((start, { start_time, end_time }) => {
    const isBefore = start + minutes + break_minutes <= minutesOf(start_time)
    return isBefore ? start : Math.max(start, minutesOf(end_time) + break_minutes)
  }, earliest)
}

/** The weekdays among some, Monday first. */
export function inOrder(days: Weekday[]): Weekday[] {
  return weekdays.filter((weekday) => days.includes(weekday))
}
