import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, type Day } from "../time/days.ts"
import { loopToday, type LoopCourse } from "./loops.ts"

const today = "2026-10-14"
const yesterday = "2026-10-13"
const course = (unfinished: string[], ...done: [Day, string][]): LoopCourse<string> => ({
  unfinished,
  done: done.map(([completed_on, tie_breaker]) => ({ completed_on, tie_breaker })),
})

test("a new loop begins with its first course", () => {
  const courses = [course(["art 1", "art 2"]), course(["music 1"])]
  expect(loopToday({ courses, per_day: 1 }, today)).toEqual(["art 1"])
})

test("the turn is with the course after the one done last, and the last course is followed by the first", () => {
  const art = course(["art 2"], [yesterday, "a"])
  const music = course(["music 2"], ["2026-10-12", "z"])
  expect(loopToday({ courses: [art, music], per_day: 1 }, today)).toEqual(["music 2"])
  expect(loopToday({ courses: [music, art], per_day: 1 }, today)).toEqual(["music 2"])
})

test("lessons done on one day are ordered by their tie-breakers", () => {
  const art = course(["art 2"], [yesterday, "10:00"])
  const music = course(["music 2"], [yesterday, "09:00"])
  const poetry = course(["poetry 1"])
  expect(loopToday({ courses: [art, music, poetry], per_day: 3 }, today)).toEqual(["music 2", "poetry 1", "art 2"])
})

test("courses without a remaining lesson are passed over, and one course may have several lessons on a day", () => {
  const courses = [course(["art 1", "art 2", "art 3"]), course([], [yesterday, "a"]), course([])]
  expect(loopToday({ courses, per_day: 2 }, today)).toEqual(["art 1", "art 2"])
})

test("lessons done today count towards the day, and more of them than that leave none", () => {
  const courses = [course(["art 2"], [today, "a"]), course(["music 1"]), course(["poetry 1"])]
  expect(loopToday({ courses, per_day: 2 }, today)).toEqual(["music 1"])
  expect(loopToday({ courses, per_day: 1 }, today)).toEqual([])
  const many = [course(["art 3"], [today, "a"], [today, "b"])]
  expect(loopToday({ courses: many, per_day: 1 }, today)).toEqual([])
})

test("a loop without lessons has none", () => {
  expect(loopToday({ courses: [], per_day: 1 }, today)).toEqual([])
  expect(loopToday({ courses: [course([]), course([])], per_day: 4 }, today)).toEqual([])
})

type State = { courses: LoopCourse<string>[]; clock: number }

const someDone = fc.tuple(fc.nat(5), fc.nat(99)).map(([ago, time]): [Day, string] => {
  return [addDays(yesterday, -ago), String(time).padStart(4, "0")]
})
const someCourses = fc
  .array(fc.tuple(fc.nat(4), fc.array(someDone, { maxLength: 3 })), { minLength: 1, maxLength: 5 })
  .map((courses) =>
    courses.map(([left, done], index) =>
      course(
        Array.from({ length: left }, (_, number) => `${index}.${number}`),
        // No two lessons share a tie-breaker.
        ...done.map(([day, time], number): [Day, string] => [day, `${time}${index}${number}`]),
      ),
    ),
  )
const somePerDay = fc.integer({ min: 1, max: 4 })

/** The state after a lesson was done. Later lessons have greater tie-breakers. */
function finish({ courses, clock }: State, lesson: string, day: Day): State {
  const after = courses.map(({ unfinished, done }) =>
    unfinished.includes(lesson)
      ? {
          unfinished: unfinished.filter((other) => other !== lesson),
          done: [...done, { completed_on: day, tie_breaker: `9${clock}` }],
        }
      : { unfinished, done },
  )
  return { courses: after, clock: clock + 1 }
}

test("the lessons of a day are those of a walk from course to course", () => {
  fc.assert(
    fc.property(someCourses, somePerDay, (courses, per_day) => {
      let latest = ""
      let at = -1
      for (const [index, { done }] of courses.entries())
        for (const { completed_on, tie_breaker } of done)
          if (completed_on + tie_breaker > latest) {
            latest = completed_on + tie_breaker
            at = index
          }
      const left = courses.map(({ unfinished }) => [...unfinished])
      const walked: string[] = []
      while (walked.length < per_day && left.some((lessons) => lessons.length > 0)) {
        at = (at + 1) % courses.length
        const lesson = left[at]?.shift()
        if (lesson !== undefined) walked.push(lesson)
      }
      expect(loopToday({ courses, per_day }, today)).toEqual(walked)
    }),
  )
})

test("a missed day changes nothing", () => {
  fc.assert(
    fc.property(someCourses, somePerDay, fc.nat(100), (courses, per_day, missed) => {
      const loop = { courses, per_day }
      expect(loopToday(loop, addDays(today, missed))).toEqual(loopToday(loop, today))
    }),
  )
})

test("doing the day's lessons one by one leaves the others in order, and on later days no lesson is left out", () => {
  fc.assert(
    fc.property(someCourses, somePerDay, (courses, per_day) => {
      let state: State = { courses, clock: 1000 }
      const seen: string[] = []
      for (let day = today; state.courses.some(({ unfinished }) => unfinished.length > 0); day = addDays(day, 1)) {
        let list = loopToday({ courses: state.courses, per_day }, day)
        expect(list.length).toBeGreaterThan(0)
        while (list.length > 0) {
          const [first = "", ...others] = list
          state = finish(state, first, day)
          seen.push(first)
          list = loopToday({ courses: state.courses, per_day }, day)
          expect(list).toEqual(others)
        }
      }
      expect(seen.toSorted()).toEqual(courses.flatMap(({ unfinished }) => unfinished).toSorted())
    }),
  )
})
