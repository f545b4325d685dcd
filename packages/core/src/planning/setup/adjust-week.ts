import { groupBy } from "../../lists/group-by.ts"
import { subjectKey } from "../copy/matching-subject.ts"
import { weekdays, type Weekday } from "../../time/days.ts"
import type { Time } from "../../time/times.ts"
import { layDay, type BusyTime, type DayShape, type LaidClass, type Meeting } from "./lay-day.ts"
import type { SetupSubject } from "./lay-week.ts"

/** A proposed week, the subjects of each student, the shape of the day, and the times at which students have other classes. */
export type ProposedWeek = { classes: LaidClass[]; students: SetupSubject[][]; shape: DayShape; busy?: BusyTime[] }

/**
 * Moves a class to a day: before another class of that day, else to its end. What siblings learn together moves for all of them. The
 * classes of both days follow one another from the start of the day. Null if a day would run past midnight.
 */
export function moveClass(
  week: ProposedWeek,
  moved: LaidClass,
  to: { day_of_week: Weekday; before?: LaidClass },
): LaidClass[] | null {
  return layAgain(week, (days) => {
    const meeting = takeOut(days, moved)
    const day = days.get(to.day_of_week) ?? []
    const at = to.before ? placeOf(day, to.before) : -1
    days.set(to.day_of_week, day.toSpliced(at < 0 ? day.length : at, 0, meeting))
  })
}

/**
 * Moves a class before the one that its students have before it, or after the next one. A class that is the first or the last of its
 * day stays. Null if the day would run past midnight.
 */
export function shiftClass(week: ProposedWeek, moved: LaidClass, step: -1 | 1): LaidClass[] | null {
  return layAgain(week, (days) => {
    const day = days.get(moved.day_of_week) ?? []
    const at = placeOf(day, moved)
    const meeting = day[at]
    if (!meeting) return
    const to = neighborOf(day, at, step)
    if (to !== null) days.set(moved.day_of_week, day.toSpliced(at, 1).toSpliced(to, 0, meeting))
  })
}

/** Leaves out a class, for all siblings who learn it together. */
export function removeClass(week: ProposedWeek, removed: LaidClass): LaidClass[] {
  // A shorter day cannot run past midnight.
  return layAgain(week, (days) => void takeOut(days, removed)) ?? []
}

/** Adds a class to the end of a day, for all siblings who learn it together. Null if the day would run past midnight. */
export function addClass(
  week: ProposedWeek,
  { student, subject, day_of_week }: Omit<LaidClass, "start_time" | "end_time">,
): LaidClass[] | null {
  const sharing = week.students.flatMap((_, other) => (isTogether(week.students, other, subject) ? [other] : []))
  const students = sharing.includes(student) ? sharing : [student]
  return layAgain(week, (days) => days.set(day_of_week, [...(days.get(day_of_week) ?? []), { students, subject }]))
}

/** The same classes in the same order, for a day of another shape. Null if a day would run past midnight. */
export function reshapeWeek(week: ProposedWeek): LaidClass[] | null {
  return layAgain(week, () => undefined)
}

/** A meeting with the time that it had before the change. A new one has none. */
type Held = Meeting & { start_time?: Time }

/** The meetings of each day, in their order. */
type Days = Map<Weekday, Held[]>

/** Changes the meetings of the days, and gives them their times again. */
function layAgain(
  { classes, students, shape, busy = [] }: ProposedWeek,
  change: (days: Days) => void,
): LaidClass[] | null {
  const days: Days = new Map(weekdays.map((day) => [day, meetingsOn(classes, students, day)]))
  change(days)
  const laid: LaidClass[] = []
  for (const [day_of_week, meetings] of days) {
    const held = layDay(
      meetings,
      busy.filter((time) => time.day_of_week === day_of_week),
      shape,
    )
    if (!held) return null
    laid.push(...held.map((one) => ({ ...one, day_of_week })))
  }
  return laid
}

function meetingsOn(classes: LaidClass[], students: SetupSubject[][], day: Weekday): Held[] {
  const held = classes
    .filter(({ day_of_week }) => day_of_week === day)
    .toSorted((one, other) => one.start_time.localeCompare(other.start_time) || one.student - other.student)
  const groups = groupBy(held, ({ student, subject, start_time }) =>
    [isTogether(students, student, subject) ? "together" : student, subjectKey(subject), start_time].join(" "),
  )
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ ...group[0], students: group.map(({ student }) => student) }] : [],
  )
}

function isTogether(students: SetupSubject[][], student: number, subject: string): boolean {
  const key = subjectKey(subject)
  return students[student]?.some((own) => own.is_together && subjectKey(own.name) === key) ?? false
}

/** Removes the meeting of a class from its day, and returns it. */
function takeOut(days: Days, held: LaidClass): Held {
  const day = days.get(held.day_of_week) ?? []
  const at = placeOf(day, held)
  days.set(held.day_of_week, at < 0 ? day : day.toSpliced(at, 1))
  return day[at] ?? { students: [held.student], subject: held.subject }
}

/** The place of the meeting that a class belongs to. A subject may meet twice on a day, so the time counts too. */
function placeOf(day: Held[], { student, subject, start_time }: LaidClass): number {
  return day.findIndex(
    (one) =>
      one.start_time === start_time &&
      one.students.includes(student) &&
      subjectKey(one.subject) === subjectKey(subject),
  )
}

/** The place of the nearest meeting in a direction that shares a student; null if there is none. */
function neighborOf(day: Held[], at: number, step: -1 | 1): number | null {
  const own = day[at]?.students ?? []
  for (let place = at + step; place >= 0 && place < day.length; place += step) {
    if (day[place]?.students.some((student) => own.includes(student))) return place
  }
  return null
}
