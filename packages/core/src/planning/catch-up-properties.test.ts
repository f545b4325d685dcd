import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Day } from "../time/days.ts"
import { moveLessons } from "./move-lessons.ts"
import type { MovableLesson, MoveAction } from "./move-types.ts"
import { usualPerDay } from "./usual-per-day.ts"
import { day, daysAfter, daysFrom, extending, inDayOrder } from "./testing/arbitrary-moves.ts"

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
