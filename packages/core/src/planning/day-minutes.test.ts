import fc from "fast-check"
import { expect, test } from "vitest"
import { timeAt, timeToDate } from "../time/times.ts"
import { dayMinutes } from "./day-minutes.ts"

const iso = (minutes: number) => timeToDate(timeAt(minutes)).toISOString()
const held = (subject_id: string, start: number, length: number) => ({
  subject_id,
  start_time: iso(start),
  end_time: iso(start + length),
})

test.each([
  ["nothing", [], [], 0],
  ["a class", [held("math", 540, 45)], [], 45],
  ["a lesson without a class", [], [{ subject_id: "art", minutes: 30 }], 30],
  ["a lesson that fills its class", [held("math", 540, 45)], [{ subject_id: "math", minutes: 30 }], 45],
  ["a lesson longer than its class", [held("math", 540, 45)], [{ subject_id: "math", minutes: 60 }], 60],
  ["a lesson whose minutes are unknown", [held("math", 540, 45)], [{ subject_id: "math", minutes: null }], 45],
  ["a class and a lesson of another subject", [held("math", 540, 45)], [{ subject_id: "art", minutes: 30 }], 75],
])("%s", { tags: ["week.minutes"] }, (_, classes, lessons, minutes) => {
  expect(dayMinutes(classes, lessons)).toBe(minutes)
})

test(
  "the minutes are at least those of the classes and of the lessons, and at most both",
  { tags: ["week.minutes"] },
  () => {
    const subject_id = fc.constantFrom("math", "art", "latin")
    const aClass = fc.tuple(subject_id, fc.nat(600), fc.integer({ min: 1, max: 300 })).map((parts) => held(...parts))
    const aLesson = fc.record({ subject_id, minutes: fc.option(fc.integer({ min: 1, max: 600 })) })
    fc.assert(
      fc.property(fc.array(aClass), fc.array(aLesson), (classes, lessons) => {
        const [ofClasses, ofLessons] = [dayMinutes(classes, []), dayMinutes([], lessons)]
        const both = dayMinutes(classes, lessons)
        expect(both).toBeGreaterThanOrEqual(Math.max(ofClasses, ofLessons))
        expect(both).toBeLessThanOrEqual(ofClasses + ofLessons)
      }),
    )
  },
)
