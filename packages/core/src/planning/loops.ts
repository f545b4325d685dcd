import type { Day } from "../time/days.ts"

/**
 * A course of a loop: its unfinished lessons in order, and those that were done. `tie_breaker` orders lessons done on one day, the
 * later one with the greater text, such as an ISO timestamp.
 */
export type LoopCourse<Lesson> = {
  unfinished: Lesson[]
  done: { completed_on: Day; tie_breaker: string }[]
}

/** A loop: its courses in order, and the number of lessons to do on each of its meeting days, from 1 to 4. */
export type Loop<Lesson> = { courses: LoopCourse<Lesson>[]; per_day: number }

/**
 * The lessons of a loop that are still to do on `today`, one of its meeting days, in order. The turn is with the course after the one
 * done last, or with the first one if none is done yet. Each course in turn does its next lesson; a course without one is passed
 * over. Lessons done today count towards `per_day`. Days on which nothing was done change nothing.
 */
export function loopToday<Lesson>({ courses, per_day }: Loop<Lesson>, today: Day): Lesson[] {
  const doneToday = courses.flatMap(({ done }) => done).filter(({ completed_on }) => completed_on === today)
  const count = Math.max(0, per_day - doneToday.length)
  return lessonsInTurn(courses, lastCourse(courses) + 1).slice(0, count)
}

/** The index of the course whose lesson was done last, or -1. */
function lastCourse<Lesson>(courses: LoopCourse<Lesson>[]): number {
  const done = courses.flatMap((course, index) => course.done.map((lesson) => ({ ...lesson, index })))
  const [last] = done.toSorted(
    (one, other) => compare(other.completed_on, one.completed_on) || compare(other.tie_breaker, one.tie_breaker),
  )
  return last?.index ?? -1
}

/** All unfinished lessons in turn: round by round, each round from the course with the turn on. */
function lessonsInTurn<Lesson>(courses: LoopCourse<Lesson>[], turn: number): Lesson[] {
  const inTurn = [...courses.slice(turn), ...courses.slice(0, turn)]
  const rounds = Math.max(0, ...inTurn.map(({ unfinished }) => unfinished.length))
  return Array.from({ length: rounds }, (_, round) =>
    inTurn.flatMap(({ unfinished }) => unfinished.slice(round, round + 1)),
  ).flat()
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
