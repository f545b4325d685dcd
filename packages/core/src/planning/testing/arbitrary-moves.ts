import fc from "fast-check"
import { addDays, weekdayOf, weekdays, type Day } from "../../time/days.ts"
import type { CourseDays } from "../course-days.ts"
import { everMeets } from "../meeting-day-walk.ts"
import { moveLessons } from "../move-lessons.ts"
import type { MovableLesson, Move, MoveAction } from "../move-types.ts"

export const monday = "2026-09-07"
export const day = fc.integer({ min: 0, max: 60 }).map((distance) => addDays(monday, distance))

const courses = fc
  .record({ meeting: fc.subarray([...weekdays], { minLength: 1 }), off: fc.array(day, { maxLength: 8 }), end: day })
  .map(({ meeting, off, end }): CourseDays => {
    const meetsOn = (date: Day) => meeting.includes(weekdayOf(date)) && !off.includes(date)
    return { start: monday, end, meetsOn }
  })
  .filter(everMeets)

const lessonLists = fc
  .array(
    fc.record({
      planned_date: fc.option(day),
      status: fc.constantFrom("planned", "planned", "planned", "done", "skipped"),
      pinned: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((item, position): MovableLesson => ({ ...item, id: `${position}`, position })))

export const laying: fc.Arbitrary<MoveAction> = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((meeting_days) => ({ kind: "shift" as const, meeting_days })),
  fc.record({ kind: fc.constant("relay" as const), start: day, per_day: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("catch_up" as const), start: day, per_day: fc.integer({ min: 1, max: 4 }) }),
  day.map((start) => ({ kind: "relay" as const, start })),
  day.map((start) => ({ kind: "catch_up" as const, start })),
  fc.constant({ kind: "catch_up" as const }),
  fc.record({ kind: fc.constant("spread" as const), start: day, until: day }),
)

export const moves = (actions: fc.Arbitrary<MoveAction>): fc.Arbitrary<Move> =>
  fc
    .record({
      course: courses,
      lessons: lessonLists,
      chosen: fc.infiniteStream(fc.boolean()),
      action: actions,
      overrun: fc.constantFrom("extend", "double_up", "undate"),
      today: day,
    })
    .map(({ chosen, ...move }) => {
      const open = move.lessons.filter(({ status, pinned }) => status === "planned" && !pinned)
      return { ...move, range: new Set(open.filter(() => chosen.next().value).map(({ id }) => id)) }
    })

/** Every meeting day on or after a day, for 500 days. */
export function daysFrom(course: CourseDays, start: Day): Day[] {
  return Array.from({ length: 500 }, (_, distance) => addDays(course.start, distance)).filter(
    (date) => date >= start && course.meetsOn(date),
  )
}

/** The days of all lessons after a move, or null if it was refused. */
export function daysAfter(move: Move): (Day | null)[] | null {
  const result = moveLessons(move)
  if ("error" in result) return null
  const changes = new Map(result.changes.map(({ lesson_id, to }) => [lesson_id, to]))
  return move.lessons.map(({ id, planned_date }) => {
    const to = changes.get(id)
    return to === undefined ? planned_date : to
  })
}

export const inRange = ({ lessons, range }: Move) => lessons.filter(({ id }) => range.has(id))
export const extending = (action: fc.Arbitrary<MoveAction>) =>
  moves(action).map((move): Move => ({ ...move, overrun: "extend" }))

/** The lessons with their days sorted. */
export function inDayOrder({ lessons }: Move): MovableLesson[] {
  const days = lessons.flatMap(({ planned_date }) => planned_date ?? []).toSorted()
  return lessons.map((lesson) => ({
    ...lesson,
    planned_date: lesson.planned_date === null ? null : (days.shift() ?? null),
  }))
}
