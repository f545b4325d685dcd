import { groupBy } from "../group-by.ts"
import { subjectKey } from "../planning/copy/matching-subject.ts"
import { weekdays, type Weekday } from "../time/days.ts"
import { minutesOf, timeAt, type Time } from "../time/times.ts"

/** A subject of one student in a set-up: how often a week it meets, and whether siblings who have it too learn it together. */
export type SetupSubject = { name: string; times_per_week: number; is_together: boolean }

/** A weekly class of a proposed week. `student` is the student's place in the list, from 0. */
export type LaidClass = { student: number; subject: string; day_of_week: Weekday; start_time: Time; end_time: Time }

/** The start of the day, the length of a class and the break after each, in minutes. */
export type DayShape = { start_time: Time; minutes: number; break_minutes: number }

/** A class of one or several students, before it has a time. `students` are their places in the list. */
export type Meeting = { students: number[]; subject: string }

/**
 * Lays the classes of a week. On each school day, what siblings learn together comes first, at one time for all of them; then each
 * student's own subjects follow in their order, each after the student's one before it. A subject that meets less often than there
 * are school days is spread evenly over them. Null if a day would run past midnight.
 */
export function layWeek(students: SetupSubject[][], school_days: Weekday[], shape: DayShape): LaidClass[] | null {
  const days = weekdays.filter((weekday) => school_days.includes(weekday))
  const shared = groupTogether(students)
  const own = students.flatMap((subjects, student) =>
    subjects
      .filter((subject) => !shared.some((meeting) => isOf(meeting, student, subject)))
      .map((subject) => ({ students: [student], subject: subject.name, times_per_week: subject.times_per_week })),
  )
  const laid: LaidClass[] = []
  for (const day_of_week of days) {
    const meets = ({ times_per_week }: { times_per_week: number }) =>
      spreadOver(days, times_per_week).includes(day_of_week)
    const classes = layDay([...shared.filter(meets), ...own.filter(meets)], students.length, shape)
    if (!classes) return null
    laid.push(...classes.map((held) => ({ ...held, day_of_week })))
  }
  return laid
}

/** The days on which something meets so many times a week: evenly spread, and every day if there are not more days. */
export function spreadOver(days: Weekday[], times: number): Weekday[] {
  if (times >= days.length) return days
  return Array.from({ length: times }, (_, index) => Math.floor(((2 * index + 1) * days.length) / (2 * times))).flatMap(
    (index) => days[index] ?? [],
  )
}

/** The subjects that at least two students learn together. Each meets as often as the student who needs it most often. */
function groupTogether(students: SetupSubject[][]): (Meeting & { times_per_week: number })[] {
  const chosen = students.flatMap((subjects, student) =>
    subjects.filter(({ is_together }) => is_together).map((subject) => ({ student, ...subject })),
  )
  return [...groupBy(chosen, ({ name }) => subjectKey(name)).values()].flatMap((group) => {
    const [first] = group
    const sharing = [...new Set(group.map(({ student }) => student))]
    if (!first || sharing.length < 2) return []
    const times_per_week = Math.max(...group.map((subject) => subject.times_per_week))
    return [{ students: sharing, subject: first.name, times_per_week }]
  })
}

function isOf(meeting: Meeting, student: number, { name, is_together }: SetupSubject): boolean {
  return is_together && meeting.students.includes(student) && subjectKey(meeting.subject) === subjectKey(name)
}

/** Gives each meeting of a day, in order, the first time at which all its students are free. Null if the day would run past midnight. */
export function layDay(
  meetings: Meeting[],
  student_count: number,
  { start_time, minutes, break_minutes }: DayShape,
): Omit<LaidClass, "day_of_week">[] | null {
  const free = Array.from({ length: student_count }, () => minutesOf(start_time))
  const laid: Omit<LaidClass, "day_of_week">[] = []
  for (const { students, subject } of meetings) {
    const start = Math.max(...students.map((student) => free[student] ?? 0))
    const end = start + minutes
    if (end >= 24 * 60) return null
    for (const student of students) {
      free[student] = end + break_minutes
      laid.push({ student, subject, start_time: timeAt(start), end_time: timeAt(end) })
    }
  }
  return laid
}
