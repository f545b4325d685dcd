import { expect, test } from "vitest"
import { weekdayOf, type Day } from "../../time/days.ts"
import { placeLessons, type Placement, type UnplacedLesson } from "./place-lessons.ts"

const monday = "2026-09-07"
const meetsOn = (day: Day) => day >= monday && ["monday", "wednesday"].includes(weekdayOf(day))
const open = { end: "2026-12-18", isOpen: () => true, isDayOff: () => false }
const plan: Placement = {
  course: { start: monday, end: "2026-12-18", meetsOn },
  start: monday,
  per_day: 1,
  after: monday,
  open,
  dated: true,
}
const paced: UnplacedLesson = { pinned_weekday: null }
const friday: UnplacedLesson = { pinned_weekday: "friday" }

const daysOf = (lessons: UnplacedLesson[], given: Partial<Placement> = {}) =>
  placeLessons(lessons, { ...plan, ...given })?.map(({ planned_date }) => planned_date)

test("a pinned lesson falls on its weekday and takes no slot", () => {
  expect(daysOf([paced, friday, paced, friday])).toEqual(["2026-09-07", "2026-09-11", "2026-09-09", "2026-09-11"])
})

test("two pinned lessons share a day only if they may", () => {
  expect(daysOf([friday, friday])).toEqual(["2026-09-11", "2026-09-18"])
  expect(daysOf([friday, { ...friday, shares_day: true }])).toEqual(["2026-09-11", "2026-09-11"])
})

test("a first pinned lesson falls strictly after the given day", () => {
  const first: UnplacedLesson = { pinned_weekday: "monday" }
  expect(daysOf([first])).toEqual(["2026-09-14"])
  expect(daysOf([first], { after: "2026-09-06" })).toEqual([monday])
})

test("lessons of a course without days get none and are not pinned", () => {
  expect(placeLessons([paced, friday], { ...plan, dated: false })).toMatchObject([
    { planned_date: null, pinned: false },
    { planned_date: null, pinned: false },
  ])
})

test("lessons are not placed if the course stops meeting", () => {
  expect(daysOf([paced], { course: { ...plan.course, meetsOn: () => false } })).toBeUndefined()
})
