/**
 * The family's own calendar. It learns all year round with short breaks, so that whatever day a visitor comes, school
 * is going on; the new grade begins in the middle of August.
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

/** 0 is Sunday. */
function weekdayNumber(day: Day): number {
  return toDate(day).getUTCDay()
}

/** The Monday of the week, which begins on Monday. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayNumber(day) + 6) % 7))
}

/** The year in which the academic year in progress began; it turns over on 1 July (DECISIONS 10). */
export function firstYearOf(today: Day): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= "07-01" ? year : year - 1
}

/** The Monday in the middle of August on which the new grade begins. */
function firstLessonDay(year: number): Day {
  return mondayOf(`${year}-08-16`)
}

// Each year is worked out once: the seed asks thousands of times whether a day is a school day.
const breaksByYear = new Map<number, Break[]>()

function breaksOf(year: number): Break[] {
  const breaks = breaksByYear.get(year) ?? findBreaks(year)
  breaksByYear.set(year, breaks)
  return breaks
}

/** When there is no school in a calendar year, both days included; the winter break runs into the next. */
function findBreaks(year: number): Break[] {
  const thanksgiving = nthWeekday(year, 11, 4, 4)
  const spring = nthWeekday(year, 3, 1, 4)
  const june = nthWeekday(year, 6, 1, 2)
  const begin = firstLessonDay(year)
  return [
    oneDay("Martin Luther King Jr. Day", nthWeekday(year, 1, 1, 3)),
    oneDay("Presidents' Day", nthWeekday(year, 2, 1, 3)),
    { name: "Spring break", from: spring, to: addDays(spring, 4) },
    // The last Monday of May lies in the week that ends on the 31st.
    oneDay("Memorial Day", mondayOf(`${year}-05-31`)),
    { name: "June break", from: june, to: addDays(june, 11) },
    oneDay("Independence Day", `${year}-07-04`),
    { name: "August break", from: addDays(begin, -14), to: addDays(begin, -3) },
    oneDay("Labor Day", nthWeekday(year, 9, 1, 1)),
    { name: "Thanksgiving break", from: addDays(thanksgiving, -1), to: addDays(thanksgiving, 1) },
    { name: "Winter break", from: `${year}-12-22`, to: `${year + 1}-01-02` },
  ]
}

/** The breaks that touch the days from `from` to `to`. */
export function breaksBetween(from: Day, to: Day): Break[] {
  const first = Number(from.slice(0, 4)) - 1
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  return years.flatMap(breaksOf).filter((rest) => rest.from <= to && rest.to >= from)
}

export function isSchoolDay(day: Day): boolean {
  const isWeekend = [0, 6].includes(weekdayNumber(day))
  return !isWeekend && breaksBetween(day, day).length === 0
}

/** The `count`th school day after `today`, or before it when negative; 0 is today itself, school or not. */
export function schoolDay(today: Day, count: number): Day {
  const step = Math.sign(count)
  let day = today
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, step)
    if (isSchoolDay(day)) left -= 1
  }
  return day
}

/** School days that the family has behind it, however young the year is. */
const leastBehind = 120

/** The school days that have been since the year's first lesson, and 120 at least: earliest first, without today. */
export function schoolDaysUntil(today: Day): Day[] {
  const begin = firstLessonDay(firstYearOf(today))
  const days: Day[] = []
  for (let day = addDays(today, -1); day >= begin || days.length < leastBehind; day = addDays(day, -1)) {
    if (isSchoolDay(day)) days.push(day)
  }
  return days.reverse()
}

function oneDay(name: string, day: Day): Break {
  return { name, from: day, to: day }
}

/** The `nth` of a weekday (0 is Sunday) in a month (1 is January). */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = `${year}-${String(month).padStart(2, "0")}-01`
  return addDays(first, ((weekday - weekdayNumber(first) + 7) % 7) + (nth - 1) * 7)
}
