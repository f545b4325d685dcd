import { groupBy } from "../../lists/group-by.ts"
import { subjectKey } from "../copy/matching-subject.ts"
import type { Weekday } from "../../time/days.ts"
import { inOrder, layDay, type BusyTime, type DayShape, type LaidClass, type Meeting } from "./lay-day.ts"

/** A subject of one student in a set-up: how often a week it meets, and whether siblings who have it too learn it together. */
export type SetupSubject = { name: string; times_per_week: number; is_together: boolean }

/** A subject that one student learns, or that several learn together, and how often a week it meets. */
export type WeeklySubject = Meeting & { times_per_week: number }

/**
 * Lays the classes of a week. On each school day, what siblings learn together comes first, at one time for all of them; then each
 * student's own subjects follow in their order, each after the student's one before it. The days of a subject are those on which its
 * students have the fewest classes, so that their days are about equally long. Nothing is laid over `busy`. Null if a day would run
 * past midnight.
 */
export function layWeek(
  students: SetupSubject[][],
  school_days: Weekday[],
  shape: DayShape,
  busy: BusyTime[] = [],
): LaidClass[] | null {
  const days = inOrder(school_days)
  const subjects = weeklySubjects(students)
  const chosen = evenDays(subjects, days, busy)
  const laid: LaidClass[] = []
  for (const day_of_week of days) {
    const meetings = subjects.filter((_, index) => chosen[index]?.includes(day_of_week))
    const taken = busy.filter((time) => time.day_of_week === day_of_week)
    const classes = layDay(meetings, taken, shape)
    if (!classes) return null
    laid.push(...classes.map((held) => ({ ...held, day_of_week })))
  }
  return laid
}

/** What meets in a week: first what siblings learn together, then each student's own subjects. */
export function weeklySubjects(students: SetupSubject[][]): WeeklySubject[] {
  const shared = groupTogether(students)
  const own = students.flatMap((subjects, student) =>
    subjects
      .filter((subject) => !shared.some((meeting) => isOf(meeting, student, subject)))
      .map((subject) => ({ students: [student], subject: subject.name, times_per_week: subject.times_per_week })),
  )
  return [...shared, ...own]
}

/** Some days of a week, each with the number of classes that a student has on it. */
type Loads = (student: number, day: Weekday) => number

/** The days of each subject, one after the other. Then classes move to other days as long as that makes a student's days more even. */
function evenDays(subjects: WeeklySubject[], days: Weekday[], busy: BusyTime[]): Weekday[][] {
  const chosen: Weekday[][] = []
  const load: Loads = (student, day) =>
    busy.filter((time) => time.student === student && time.day_of_week === day).length +
    chosen.filter((held, index) => held.includes(day) && subjects[index]?.students.includes(student)).length
  for (const subject of subjects) chosen.push(fewestClasses(subject, days, load))
  const improve = () =>
    subjects.some(({ students }, index) => {
      const held = chosen[index] ?? []
      const move = held
        .flatMap((from) => days.filter((day) => !held.includes(day)).map((to) => ({ from, to })))
        .find(({ from, to }) => gainOf(students, load, from, to) > 0)
      if (move) chosen[index] = [...held.filter((day) => day !== move.from), move.to]
      return move !== undefined
    })
  while (improve());
  return chosen
}

/** How much the sum of the squares of the students' loads shrinks if a class moves to another day. Each step shrinks it, so it ends. */
function gainOf(students: number[], load: Loads, from: Weekday, to: Weekday): number {
  return students.reduce((sum, student) => sum + 2 * (load(student, from) - load(student, to)) - 2, 0)
}

/** The days on which the students of a subject have the fewest classes; of equal ones, those that spread it evenly. */
export function fewestClasses({ students, times_per_week }: WeeklySubject, days: Weekday[], load: Loads): Weekday[] {
  const even = spreadOver(days, times_per_week)
  const cost = (day: Weekday) => students.reduce((sum, student) => sum + load(student, day), 0)
  const byCost = days.toSorted(
    (one, other) => cost(one) - cost(other) || Number(even.includes(other)) - Number(even.includes(one)),
  )
  return inOrder(byCost.slice(0, times_per_week))
}

/** The days on which something meets so many times a week: evenly spread, and every day if there are not more days. */
export function spreadOver(days: Weekday[], times: number): Weekday[] {
  if (times >= days.length) return days
  return Array.from({ length: times }, (_, index) => Math.floor(((2 * index + 1) * days.length) / (2 * times))).flatMap(
    (index) => days[index] ?? [],
  )
}

/** The subjects that at least two students learn together. Each meets as often as the student who needs it most often. */
function groupTogether(students: SetupSubject[][]): WeeklySubject[] {
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
