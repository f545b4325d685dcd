import { addDays, type Day } from "../time/days.ts"
import type { CourseDays } from "./course-days.ts"
import { isDone, isPlanned, isSkipped, type LessonStatus } from "./lesson-status.ts"

/** `dated`: each lesson has a day. `next`: lessons have no day, and the next one is done on each meeting day. */
export type CourseMode = "dated" | "next"

/** A lesson with its planned day, null if undated, and the day on which it was done. */
export type ForecastLesson = {
  status: LessonStatus
  planned_date: Day | null
  completed_on: Day | null
}

/**
 * A course's progress and when it will be finished. `total`, `done`, `skipped` and `remaining` count lessons.
 * - `expected`: lessons planned for a day before today.
 * - `behind`: expected lessons minus done and skipped ones. Negative when ahead, 0 in mode `next`.
 * - `planned_finish`: the day of the last unfinished dated lesson. In mode `next` the day on which the last one is done if one is
 *   done on each meeting day, today included. Null if there is no such day.
 * - `pace_finish`: the finish at the pace of the last 28 days. Null without a pace, or if nothing remains.
 * - `pace_from_end`: the meeting days from the course's end to `pace_finish`: positive after the end, negative before it.
 * - `target_date`: the course's last day.
 */
export type Forecast = {
  total: number
  done: number
  skipped: number
  remaining: number
  expected: number
  behind: number
  planned_finish: Day | null
  pace_finish: Day | null
  pace_from_end: number | null
  target_date: Day
}

/** The number of days before today whose finished lessons make the pace. */
const paceDays = 28

/** A course without a meeting day in so many days is taken to have none. */
const longestPause = 3660

/** Forecasts a course from all its lessons. */
export function forecastOf(lessons: ForecastLesson[], course: CourseDays, mode: CourseMode, today: Day): Forecast {
  const total = lessons.length
  const done = lessons.filter(({ status }) => isDone(status)).length
  const skipped = lessons.filter(({ status }) => isSkipped(status)).length
  const remaining = total - done - skipped
  const pace_finish = paceFinish(lessons, course, remaining, today)
  const expected = lessons.filter(({ planned_date }) => planned_date !== null && planned_date < today).length
  return {
    total,
    done,
    skipped,
    remaining,
    expected,
    behind: mode === "next" ? 0 : expected - done - skipped,
    planned_finish: mode === "next" ? meetingDay(course, today, remaining) : lastPlannedDay(lessons),
    pace_finish,
    pace_from_end: pace_finish === null ? null : fromEnd(pace_finish, course),
    target_date: course.end,
  }
}

/**
 * A forecast in words: '3 lessons behind · at this pace done on May 14, 9 days before the end'. Without a pace, such as in a new
 * course, it says the planned finish: 'On track · planned to end May 12'. Days before and after the end are
 * meeting days of the course. `format` writes a day.
 */
export function forecastSentence(forecast: Forecast, format: (day: Day) => string): string {
  const { total, remaining, pace_finish, pace_from_end, planned_finish } = forecast
  if (total === 0) return "No lessons yet"
  if (remaining === 0) return finished(forecast)
  const plan = planned_finish ? `planned to end ${format(planned_finish)}` : "no pace yet"
  const pace = pace_finish ? `at this pace done on ${format(pace_finish)}, ${atEnd(pace_from_end ?? 0)}` : plan
  return `${standing(forecast)} · ${pace}`
}

function lastPlannedDay(lessons: ForecastLesson[]): Day | null {
  const planned = lessons.filter(({ status }) => isPlanned(status)).map(({ planned_date }) => planned_date)
  return planned.reduce((last, day) => (last === null || (day !== null && day > last) ? day : last), null)
}

/**
 * With r lessons done for each meeting day of the last 28 days, the finish is the ceil(remaining / r)-th meeting day after today.
 * Today counts in neither. Lessons done without a meeting day in that time make no pace.
 */
function paceFinish(lessons: ForecastLesson[], course: CourseDays, remaining: number, today: Day): Day | null {
  const start = addDays(today, -paceDays)
  const done = lessons.filter(
    ({ status, completed_on }) =>
      isDone(status) && completed_on !== null && start <= completed_on && completed_on < today,
  ).length
  const met = Array.from({ length: paceDays }, (_, distance) => addDays(start, distance)).filter((day) =>
    course.meetsOn(day),
  ).length
  if (done === 0 || met === 0) return null
  return meetingDay(course, addDays(today, 1), Math.ceil((remaining * met) / done))
}

/** The n-th meeting day from `start` on, counted from 1. Null for n = 0, and for a course that no longer meets. */
function meetingDay(course: CourseDays, start: Day, n: number): Day | null {
  if (n === 0) return null
  let met = 0
  let pause = 0
  for (let day = start < course.start ? course.start : start; pause <= longestPause; day = addDays(day, 1)) {
    pause = course.meetsOn(day) ? 0 : pause + 1
    if (pause === 0) met += 1
    if (met === n) return day
  }
  return null
}

function finished({ total, done, skipped }: Forecast): string {
  if (skipped === 0) return total === 1 ? "The lesson is done" : `All ${total} lessons done`
  return done === 0 ? "All lessons skipped" : `${lessons(done)} done, ${skipped} skipped`
}

/** A course that will end late, though it is not behind, is not called on track. */
function standing({ behind, remaining, pace_finish, planned_finish, target_date }: Forecast): string {
  const finish = pace_finish ?? planned_finish
  if (behind > 0) return `${lessons(behind)} behind`
  if (behind < 0) return `${lessons(-behind)} ahead`
  return finish !== null && finish > target_date ? `${lessons(remaining)} left` : "On track"
}

function atEnd(meeting_days: number): string {
  if (meeting_days > 0) return `${days(meeting_days)} after the end`
  return meeting_days < 0 ? `${days(-meeting_days)} before the end` : "the last day"
}

/** The meeting days from the course's end to a day, negative for a day before the end. */
function fromEnd(day: Day, course: CourseDays): number {
  const after = countMeetingDays(course, course.end, day)
  return after > 0 ? after : 0 - countMeetingDays(course, day, course.end)
}

/** The number of meeting days after `from`, up to and including `to`. */
function countMeetingDays(course: CourseDays, from: Day, to: Day): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (course.meetsOn(day)) count += 1
  return count
}

function lessons(count: number): string {
  return count === 1 ? "1 lesson" : `${count} lessons`
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`
}
