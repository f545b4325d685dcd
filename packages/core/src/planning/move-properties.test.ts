import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, weekdays, type Day } from "../time/days.ts"
import { courseDays } from "./meeting-days.ts"
import { moveLessons } from "./move-lessons.ts"
import { isDayOff } from "./school-days.ts"
import {
  day,
  daysAfter,
  daysFrom,
  extending,
  inDayOrder,
  inRange,
  laying,
  monday,
  moves,
} from "./testing/arbitrary-moves.ts"

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
