/**
 * The demo family's school calendar. It schools all year round with short breaks, so that a visitor on any day sees school
 * in progress. A new grade level begins in the middle of August.
 */

/** A calendar day as YYYY-MM-DD. */
export type Day = string

export type Break = { name: string; from: Day; to: Day }

export function toDate(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

export function addDays(day: Day, count: number): Day {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Returns 0 for Sunday to 6 for Saturday. */
function weekdayNumber(day: Day): number {
  return toDate(day).getUTCDay()
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayNumber(day) + 6) % 7))
}

/** Returns the year in which the current academic year began. An academic year begins on July 1. */
export function firstYearOf(today: Day): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= "07-01" ? year : year - 1
}

/** Returns the Monday in the middle of August on which a new grade level begins. */
function firstLessonDay(year: number): Day {
  return mondayOf(`${year}-08-16`)
}

// Cached by year, because the seed calls isSchoolDay thousands of times.
const breaksByYear = new Map<number, Break[]>()

function breaksOf(year: number): Break[] {
  const breaks = breaksByYear.get(year) ?? findBreaks(year)
  breaksByYear.set(year, breaks)
  return breaks
}

/** Returns the breaks that begin in a calendar year, with both days inclusive. The winter break ends in the next year. */
function findBreaks(year: number): Break[] {
  const thanksgiving = nthWeekday(year, 11, 4, 4)
  const spring = nthWeekday(year, 3, 1, 4)
  const june = nthWeekday(year, 6, 1, 2)
  const begin = firstLessonDay(year)
  return [
    oneDay("Martin Luther King Jr. Day", nthWeekday(year, 1, 1, 3)),
    oneDay("Presidents' Day", nthWeekday(year, 2, 1, 3)),
    { name: "Spring break", from: spring, to: addDays(spring, 4) },
    // The last Monday of May is the Monday of May 31's week.
    oneDay("Memorial Day", mondayOf(`${year}-05-31`)),
    { name: "June break", from: june, to: addDays(june, 11) },
    oneDay("Independence Day", `${year}-07-04`),
    { name: "August break", from: addDays(begin, -14), to: addDays(begin, -3) },
    oneDay("Labor Day", nthWeekday(year, 9, 1, 1)),
    { name: "Thanksgiving break", from: addDays(thanksgiving, -1), to: addDays(thanksgiving, 1) },
    { name: "Winter break", from: `${year}-12-22`, to: `${year + 1}-01-02` },
  ]
}

/** Returns the breaks that overlap the days from `from` to `to`, both inclusive. */
export function breaksBetween(from: Day, to: Day): Break[] {
  const first = Number(from.slice(0, 4)) - 1
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  return years.flatMap(breaksOf).filter((rest) => rest.from <= to && rest.to >= from)
}

export function isSchoolDay(day: Day): boolean {
  const isWeekend = [0, 6].includes(weekdayNumber(day))
  return !isWeekend && breaksBetween(day, day).length === 0
}

/** Returns the school day `count` school days after `today`, or before it if negative. 0 is today, school day or not. */
export function schoolDay(today: Day, count: number): Day {
  const step = Math.sign(count)
  let day = today
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, step)
    if (isSchoolDay(day)) left -= 1
  }
  return day
}

/** The least number of past school days, even early in the year. */
const leastPastDays = 120

/** Returns the school days from the year's first to yesterday, earliest first, and at least 120. */
export function schoolDaysUntil(today: Day): Day[] {
  const begin = firstLessonDay(firstYearOf(today))
  const days: Day[] = []
  for (let day = addDays(today, -1); day >= begin || days.length < leastPastDays; day = addDays(day, -1)) {
    if (isSchoolDay(day)) days.push(day)
  }
  return days.reverse()
}

function oneDay(name: string, day: Day): Break {
  return { name, from: day, to: day }
}

/** Returns the `nth` given weekday (0 is Sunday) of a month (1 is January). */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = `${year}-${String(month).padStart(2, "0")}-01`
  return addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + (nth - 1) * 7)
}
