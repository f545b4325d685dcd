import { courses, type CourseKey } from "./courses.ts"
import { isFinished } from "./finished.ts"
import { takesTurns } from "./loops.ts"
import { addDays, firstYearOf, isSchoolDay, schoolDay, type Day } from "./school-calendar.ts"

/** A course's series of short lessons, one on each school day. Its titles count up. */
type Series = { title: (count: number) => string; minutes: number }

const series: Partial<Record<CourseKey, Series>> = {
  "eli-math": { title: (count) => `Workbook pages ${2 * count + 39}–${2 * count + 40}`, minutes: 40 },
  "grace-algebra": { title: (count) => `Problem set ${count + 20}`, minutes: 50 },
}

export function seriesOf(course: CourseKey): Series | null {
  return series[course] ?? null
}

/** True for a course in the mode `next`: its unfinished lessons have no day. */
export function hasNoDays(course: CourseKey): boolean {
  return takesTurns(course) || course === "eli-reading"
}

/**
 * Returns the first day whose lessons are not done. Eli is three lessons behind in math, Grace left an English lesson over, and
 * is two lessons ahead in algebra. In the other courses all lessons before today are done.
 */
export function firstOpenDay(today: Day, course: CourseKey): Day {
  if (course === "eli-math") return schoolDay(today, -3)
  if (course === "grace-english") return schoolDay(today, -1)
  return course === "grace-algebra" ? schoolDay(firstSchoolDayFrom(today), 2) : today
}

// The four lessons of a course, in school days from today. Each course is shifted by up to two days, but for algebra, whose test
// is on the sixth day.
const lessonDays = [-8, -3, 2, 7]
// Those of a finished course end before its last day.
const finishedLessonDays = [-27, -21, -15, -9]
const shifts = Object.fromEntries(Object.keys(courses).map((course, turn) => [course, (turn % 5) - 2]))

/** Returns the day of one of the four lessons of a course. All of them lie on school days. */
export function lessonDay(today: Day, course: CourseKey, index: number): Day {
  const shift = course === "grace-algebra" ? 0 : (shifts[course] ?? 0)
  const days = isFinished(course) ? finishedLessonDays : lessonDays
  const count = (days[index] ?? 0) + shift
  return count === 0 ? firstSchoolDayFrom(today) : schoolDay(today, count)
}

/** The day of Grace's algebra test, which is also an event. */
export function testDay(today: Day): Day {
  return schoolDay(today, 6)
}

const pastSeriesDays = 24
const leastComingDays = 5
const mostSeriesDays = 160

/** Returns the school days of a series: those of the past weeks, and those to come until the middle of June, at least some. */
export function seriesDays(today: Day): Day[] {
  const [june, soon] = [`${firstYearOf(today) + 1}-06-15`, schoolDay(today, leastComingDays)]
  const until = june > soon ? june : soon
  const days: Day[] = []
  for (let day = firstSeriesDay(today); day <= until && days.length < mostSeriesDays; day = addDays(day, 1)) {
    if (isSchoolDay(day)) days.push(day)
  }
  return days
}

/** Returns the first day of the series, which in summer lies in the school year before. */
export function firstSeriesDay(today: Day): Day {
  return schoolDay(today, -pastSeriesDays)
}

/** Returns the Friday for an outing: the last one before today, or the first one after it. Both are school days. */
export function outingDay(today: Day, when: "past" | "coming"): Day {
  const step = when === "past" ? -1 : 1
  let day = schoolDay(today, step)
  while (new Date(day).getUTCDay() !== 5) day = schoolDay(day, step)
  return day
}

function firstSchoolDayFrom(today: Day): Day {
  return isSchoolDay(today) ? today : schoolDay(today, 1)
}
