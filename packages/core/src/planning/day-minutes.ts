import { minutesOf, timeOf } from "../time/times.ts"

/** A class of a day, with its start and end as ISO timestamps. */
type DayClass = { subject_id: string; start_time: string; end_time: string }

/** A lesson of a day. Its minutes are null if neither it nor its course says them. */
type DayLesson = { subject_id: string; minutes: number | null }

/**
 * The minutes of a child's day. A lesson fills the class of its subject, so each subject counts once: with the minutes of its classes
 * or of its lessons, whichever are more.
 */
export function dayMinutes(classes: DayClass[], lessons: DayLesson[]): number {
  const subjects = new Set([...classes, ...lessons].map(({ subject_id }) => subject_id))
  return sum(
    [...subjects].map((subject) => {
      const held = classes.filter(({ subject_id }) => subject_id === subject)
      const planned = lessons.filter(({ subject_id }) => subject_id === subject)
      return Math.max(
        sum(held.map(({ start_time, end_time }) => minutesOf(timeOf(end_time)) - minutesOf(timeOf(start_time)))),
        sum(planned.map(({ minutes }) => minutes ?? 0)),
      )
    }),
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
