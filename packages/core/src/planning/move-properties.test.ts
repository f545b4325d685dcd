import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"
import { courseDays } from "./meeting-days.ts"
import { everMeets } from "./meeting-day-walk.ts"
import { moveLessons } from "./move-lessons.ts"
import { type MovableLesson, type Move, type MoveAction } from "./move-types.ts"
import { isDayOff } from "./school-days.ts"
import { usualPerDay } from "./usual-per-day.ts"

const monday = "2026-09-07"
const day = fc.integer({ min: 0, max: 60 }).map((distance) => addDays(monday, distance))

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

const laying: fc.Arbitrary<MoveAction> = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((meeting_days) => ({ kind: "shift" as const, meeting_days })),
  fc.record({ kind: fc.constant("relay" as const), start: day, per_day: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("catch_up" as const), start: day, per_day: fc.integer({ min: 1, max: 4 }) }),
  day.map((start) => ({ kind: "relay" as const, start })),
  day.map((start) => ({ kind: "catch_up" as const, start })),
  fc.constant({ kind: "catch_up" as const }),
  fc.record({ kind: fc.constant("spread" as const), start: day, until: day }),
)

const moves = (actions: fc.Arbitrary<MoveAction>): fc.Arbitrary<Move> =>
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
function daysFrom(course: CourseDays, start: Day): Day[] {
  return Array.from({ length: 500 }, (_, distance) => addDays(course.start, distance)).filter(
    (date) => date >= start && course.meetsOn(date),
  )
}

/** The days of all lessons after a move, or null if it was refused. */
function daysAfter(move: Move): (Day | null)[] | null {
  const result = moveLessons(move)
  if ("error" in result) return null
  const changes = new Map(result.changes.map(({ lesson_id, to }) => [lesson_id, to]))
  return move.lessons.map(({ id, planned_date }) => {
    const to = changes.get(id)
    return to === undefined ? planned_date : to
  })
}

const inRange = ({ lessons, range }: Move) => lessons.filter(({ id }) => range.has(id))
const extending = (action: fc.Arbitrary<MoveAction>) =>
  moves(action).map((move): Move => ({ ...move, overrun: "extend" }))

test("laying keeps the order, lands on meeting days, and leaves done and pinned lessons", () => {
  fc.assert(
    fc.property(moves(laying), (move) => {
      const result = moveLessons(move)
      if ("error" in result) return
      expect(result).not.toHaveProperty("positions")
      for (const { lesson_id, from, to } of result.changes) {
        const lesson = move.lessons.find(({ id }) => id === lesson_id)
        expect(lesson).toMatchObject({ status: "planned", pinned: false, planned_date: from })
        expect(to === null ? move.overrun === "undate" : move.course.meetsOn(to)).toBe(true)
        if (move.overrun === "undate") expect(to === null || to <= move.course.end).toBe(true)
      }
    }),
  )
})

/** The lessons with their days sorted. */
function inDayOrder({ lessons }: Move): MovableLesson[] {
  const days = lessons.flatMap(({ planned_date }) => planned_date ?? []).toSorted()
  return lessons.map((lesson) => ({
    ...lesson,
    planned_date: lesson.planned_date === null ? null : (days.shift() ?? null),
  }))
}

test("laying keeps lessons in order that were in the order of their days", () => {
  fc.assert(
    fc.property(moves(laying), (move) => {
      const lessons = inDayOrder(move)
      const result = moveLessons({ ...move, lessons })
      if ("error" in result) return
      const moved = new Map(result.changes.map(({ lesson_id, to }) => [lesson_id, to]))
      const after = lessons.flatMap(({ id }) => moved.get(id) ?? [])
      expect(after).toEqual(after.toSorted())
    }),
  )
})

test("laying puts nothing on a day off of a real calendar, within the course and after its end", () => {
  const daysOff = fc.array(fc.record({ start: day, length: fc.integer({ min: 0, max: 10 }) }), { maxLength: 5 })
  fc.assert(
    fc.property(moves(laying), daysOff, day, (move, off, end) => {
      const holiday = { event_type: "holiday" as const, student_id: null, title: "Off" }
      const events = off.map(({ start, length }) => ({
        ...holiday,
        start_date: start,
        end_date: addDays(start, length),
      }))
      const year = { start_date: monday, end_date: addDays(monday, 300), school_days: weekdays.slice(0, 5) }
      const calendar = { years: [year], events }
      const week = { year, meeting_days: null, classes: [] }
      const course = courseDays({ ...week, calendar, student_id: "ada", start: monday, end })
      const result = moveLessons({ ...move, course })
      if ("error" in result) return
      const days = result.changes.flatMap(({ to }) => to ?? [])
      expect(days.filter((to) => isDayOff(calendar, "ada", to))).toEqual([])
    }),
  )
})

test("a shift agrees with a list of meeting days, and shifting back restores lessons on meeting days", () => {
  const shifts = fc.integer({ min: 1, max: 20 }).map((meeting_days) => ({ kind: "shift" as const, meeting_days }))
  fc.assert(
    fc.property(extending(shifts), (move) => {
      if (move.action.kind !== "shift") return
      const count = move.action.meeting_days
      const after = move.lessons.map(({ id, planned_date }) => {
        if (planned_date === null || !move.range.has(id)) return planned_date
        return daysFrom(move.course, addDays(planned_date, 1))[count - 1]
      })
      expect(daysAfter(move)).toEqual(after)

      const meets = (date: Day | null) => date === null || move.course.meetsOn(date)
      if (!inRange(move).every(({ planned_date }) => meets(planned_date))) return
      const lessons = move.lessons.map((lesson, index) => ({ ...lesson, planned_date: after[index] ?? null }))
      const back = daysAfter({ ...move, lessons, action: { kind: "shift", meeting_days: -count } })
      expect(back).toEqual(move.lessons.map(({ planned_date }) => planned_date))
    }),
  )
})

test("relay puts exactly per_day on each meeting day", () => {
  const relays = fc.record({ kind: fc.constant("relay" as const), start: day, per_day: fc.integer({ min: 1, max: 4 }) })
  fc.assert(
    fc.property(extending(relays), (move) => {
      if (move.action.kind !== "relay") return
      const { start = "", per_day = 1 } = move.action
      const slots = daysFrom(move.course, start)
      const expected = new Map(inRange(move).map(({ id }, index) => [id, slots[Math.floor(index / per_day)]]))
      expect(daysAfter(move)).toEqual(move.lessons.map(({ id, planned_date }) => expected.get(id) ?? planned_date))
    }),
  )
})

test("spread puts lesson k on the day floor(k × D / N), with loads that differ by at most one", () => {
  const spreads = fc.record({ kind: fc.constant("spread" as const), start: day, until: day })
  fc.assert(
    fc.property(extending(spreads), (move) => {
      if (move.action.kind !== "spread") return
      const { until } = move.action
      const days = daysFrom(move.course, move.action.start).filter((date) => date <= until)
      const taken = inRange(move)
      const after = daysAfter(move)
      if (taken.length > 0 && days.length === 0) {
        expect(after).toBeNull()
        return
      }
      const expected = taken.map((_, index) => days[Math.floor((index * days.length) / taken.length)])
      expect(taken.map(({ position }) => after?.[position])).toEqual(expected)
      const loads = days.map((date) => expected.filter((other) => other === date).length)
      expect(Math.max(...loads, 0) - Math.min(...loads, Infinity)).toBeLessThanOrEqual(1)
    }),
  )
})

test("catch up leaves everything from the first lesson that is not before its slot", () => {
  const actions = fc.record({
    kind: fc.constant("catch_up" as const),
    start: day,
    per_day: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(extending(actions), (move) => {
      if (move.action.kind !== "catch_up") return
      const { start = "", per_day = 1 } = move.action
      const slots = daysFrom(move.course, start)
      const expected = move.lessons.map(({ planned_date }) => planned_date)
      let taken = 0
      let begun = false
      for (const { id, planned_date, status, pinned, position } of move.lessons) {
        if (status !== "planned" || pinned || planned_date === null) continue
        begun ||= move.range.has(id)
        if (!begun) continue
        const slot = slots[Math.floor(taken / per_day)] ?? ""
        if (planned_date >= slot) break
        expected[position] = slot
        taken += 1
      }
      expect(daysAfter(move)).toEqual(expected)
    }),
  )
})

describe("catch up at the course's own pace", () => {
  const ownPace = fc.oneof(
    day.map((start): MoveAction => ({ kind: "catch_up", start })),
    fc.constant<MoveAction>({ kind: "catch_up" }),
  )
  const open = (lessons: MovableLesson[]) =>
    lessons.filter(({ status, pinned, planned_date }) => status === "planned" && !pinned && planned_date !== null)
  const usual = (lessons: MovableLesson[]) =>
    usualPerDay(open(lessons).flatMap(({ planned_date }) => planned_date ?? []))

  test("agrees with a lesson-by-lesson search for the first day with room", () => {
    fc.assert(
      fc.property(extending(ownPace), (move) => {
        if (move.action.kind !== "catch_up") return
        const { start } = move.action
        const most = usual(move.lessons)
        /** The first day from `from` on, after those used, on which there is room. */
        const room = (from: Day, used: Day[]) =>
          daysFrom(move.course, from).find(
            (date) => date >= (used.at(-1) ?? "") && used.filter((other) => other === date).length < most,
          ) ?? ""
        const expected = move.lessons.map(({ planned_date }) => planned_date)
        let used: Day[] | null = null
        let runs = 0
        for (const { id, planned_date, position } of open(move.lessons)) {
          const own = planned_date ?? ""
          if (used !== null && own > room(used[0] ?? "", used)) used = null
          if (used === null) {
            if (!move.range.has(id) || (runs > 0 && start !== undefined)) continue
            runs += 1
            if (own >= room(start ?? own, [])) continue
            used = []
          }
          const to = room(used[0] ?? start ?? own, used)
          expected[position] = to
          used.push(to)
        }
        expect(daysAfter(move)).toEqual(expected)
      }),
    )
  })

  test("pulls nothing forward, and puts no more on a day than is usual", () => {
    fc.assert(
      fc.property(extending(ownPace), (move) => {
        const lessons = inDayOrder(move)
        const result = moveLessons({ ...move, lessons })
        if ("error" in result) return
        const after = new Map(result.changes.map(({ lesson_id, to }) => [lesson_id, to]))
        const days = open(lessons).map(({ id, planned_date }) => after.get(id) ?? planned_date)
        for (const { from, to } of result.changes) {
          expect(from !== null && to !== null && from < to).toBe(true)
          expect(days.filter((date) => date === to).length).toBeLessThanOrEqual(usual(lessons))
        }
      }),
    )
  })

  test("leaves a course alone in which nothing was missed", () => {
    fc.assert(
      fc.property(extending(day.map((start): MoveAction => ({ kind: "catch_up", start }))), (move) => {
        if (move.action.kind !== "catch_up") return
        const first = daysFrom(move.course, move.action.start ?? "")[0] ?? ""
        const lessons = move.lessons.filter(({ planned_date }) => planned_date === null || planned_date >= first)
        expect(moveLessons({ ...move, lessons })).toMatchObject({ changes: [] })
      }),
    )
  })
})

test("move puts dated lessons in the order of their days, and moved ones last on theirs", () => {
  const toDay = day.map((to) => ({ kind: "move" as const, to }))
  fc.assert(
    fc.property(moves(toDay), (move) => {
      const result = moveLessons(move)
      if ("error" in result || move.action.kind !== "move" || move.range.size === 0) return
      const { to } = move.action
      const after = daysAfter(move)
      const order = (result.positions ?? move.lessons.map(({ id }) => id)).map(Number)
      expect(order.toSorted((one, other) => one - other)).toEqual(move.lessons.map(({ position }) => position))
      const dated = order.filter((position) => typeof after?.[position] === "string")
      // The slow reference compares day, then moved after not moved, then the former place.
      const rank = (position: number) => `${after?.[position]} ${move.range.has(`${position}`) ? 1 : 0}`
      const sorted = dated.toSorted((one, other) => rank(one).localeCompare(rank(other)) || one - other)
      expect(dated).toEqual(sorted)
      expect(inRange(move).every(({ position }) => after?.[position] === to)).toBe(true)
    }),
  )
})
