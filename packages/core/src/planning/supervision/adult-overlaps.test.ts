import fc from "fast-check"
import { expect, test } from "vitest"
import { minutesOf, timeAt } from "../../time/times.ts"
import { adultOverlaps } from "./adult-overlaps.ts"
import { needsAdult } from "./needs-adult.ts"

const at = (time: string) => `1970-01-01T${time}:00.000Z`
const held = (student_id: string, start: string, end: string) => ({
  student_id,
  start_time: at(start),
  end_time: at(end),
})

test("classes at the same time overlap, and those one after another do not", { tags: ["week.adult"] }, () => {
  const classes = [held("ada", "09:00", "10:00"), held("ben", "09:30", "10:30"), held("eva", "10:30", "11:00")]
  expect(adultOverlaps(classes)).toEqual([{ start: "09:30", end: "10:00", student_ids: ["ada", "ben"] }])
  expect(adultOverlaps([held("ada", "09:00", "10:00"), held("ada", "09:00", "10:00")])).toEqual([])
})

test("a child below the grade level needs an adult", { tags: ["week.adult"] }, () => {
  expect(["K", "2", "3", "10"].map((level) => needsAdult(level, "3"))).toEqual([true, true, false, false])
  expect(needsAdult("K", null)).toBe(false)
})

test("they are the minutes at which two children have a class", { tags: ["week.adult"] }, () => {
  const day = 60
  const someClass = fc
    .tuple(fc.constantFrom("ada", "ben", "eva"), fc.nat(day - 2), fc.integer({ min: 1, max: 20 }))
    .map(([student_id, start, length]) => held(student_id, timeAt(start), timeAt(Math.min(day, start + length))))
  fc.assert(
    fc.property(fc.array(someClass, { maxLength: 8 }), (classes) => {
      const overlaps = adultOverlaps(classes)
      for (let minute = 0; minute < day; minute++) {
        const busy = classes.filter(
          ({ start_time, end_time }) =>
            minutesOf(start_time.slice(11, 16)) <= minute && minute < minutesOf(end_time.slice(11, 16)),
        )
        const children = [...new Set(busy.map(({ student_id }) => student_id))].toSorted()
        const found = overlaps.filter(({ start, end }) => minutesOf(start) <= minute && minute < minutesOf(end))
        expect(found.map(({ student_ids }) => student_ids)).toEqual(children.length > 1 ? [children] : [])
      }
    }),
  )
})
