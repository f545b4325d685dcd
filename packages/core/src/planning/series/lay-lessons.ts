import { type Day } from "../../time/days.ts"
import { type CourseDays } from "../course-days.ts"
import { everMeets } from "../meeting-day-walk.ts"
import { doubled, type SeriesOverrun } from "../overrun.ts"
import { type OpenDays } from "../course-plan/open-days.ts"
import { countAfter } from "../course-plan/lesson-span.ts"
import { placeLessons, type PlacedLesson } from "../course-plan/place-lessons.ts"
import { refuse, type Refusal } from "../refusal.ts"
import { neverMeets } from "../space-out.ts"
import { seriesItems, type Insertion, type SeriesItem } from "./series-items.ts"

/**
 * A series of lessons for one course. `existing` are the days on which the course has lessons, `until` is the last day allowed,
 * and `dated` is false if the course's lessons have no days. `open` decides the days of pinned insertions.
 */
export type Series = {
  titles: string[]
  insert?: Insertion
  start_date: Day
  per_day: number
  every_weeks: number
  until?: Day
  overrun: SeriesOverrun
  existing: Day[]
  course: CourseDays
  dated: boolean
  open: OpenDays
}

type LaidLesson = SeriesItem & PlacedLesson

/** A series with its days; the numbers of lessons after the course's end, and on days that already had one. */
export type LaidSeries = { lessons: LaidLesson[]; beyond_end: number; collisions: number }

/**
 * Lays out a series on the course's meeting days. Refused if there are no titles or more than 400 lessons, if the course never
 * meets, and if the lessons do not fit before `until`.
 */
export function layLessons(series: Series): LaidSeries | Refusal {
  const made = seriesItems(series.titles, series.insert)
  if ("error" in made) return made
  const { course, start_date: start, every_weeks, open, dated } = series
  if (dated && !everMeets(course)) return neverMeets("curriculum_ids")
  const place = (per_day: number) =>
    placeLessons(made.items, { course, start, per_day, every_weeks, after: start, open, dated })
  const placed = place(series.per_day)
  if (placed === null) return neverMeets("curriculum_ids")

  const doubling = series.overrun === "double_up" && countAfter(placed, course.end) > 0
  const lessons = limitToEnd((doubling ? place(doubled(series.per_day)) : null) ?? placed, series)
  const late = series.until === undefined ? 0 : countAfter(lessons, series.until)
  if (late > 0) {
    return refuse("until", `Only ${lessons.length - late} of ${lessons.length} lessons fit by this day.`)
  }
  return {
    lessons,
    beyond_end: countAfter(lessons, course.end),
    collisions: countOn(lessons, new Set(series.existing)),
  }
}

function limitToEnd(lessons: LaidLesson[], { overrun, course }: Series): LaidLesson[] {
  const fits = ({ planned_date }: LaidLesson) => planned_date === null || planned_date <= course.end
  if (overrun === "drop") return lessons.filter(fits)
  if (overrun !== "undate") return lessons
  return lessons.map((lesson) => (fits(lesson) ? lesson : { ...lesson, planned_date: null, pinned: false }))
}

function countOn(lessons: LaidLesson[], days: Set<Day>): number {
  return lessons.filter(({ planned_date }) => planned_date !== null && days.has(planned_date)).length
}
