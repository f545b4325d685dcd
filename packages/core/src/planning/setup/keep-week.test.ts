import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { weekdays, type Weekday } from "../../time/days.ts"
import { addClass, moveClass, removeClass } from "./adjust-week.ts"
import { keepWeek } from "./keep-week.ts"
import type { LaidClass } from "./lay-day.ts"
import { layWeek, type SetupSubject } from "./lay-week.ts"

const school_days = weekdays.slice(0, 5)
const shape = { start_time: "09:00", minutes: 30, break_minutes: 5 }
const often = (name: string, times_per_week = 5, is_together = false): SetupSubject => ({
  name,
  times_per_week,
  is_together,
})
const weekOf = (students: SetupSubject[][]) => ({
  students,
  shape,
  school_days,
  classes: layWeek(students, school_days, shape) ?? [],
})
const on = (classes: LaidClass[] | null, student: number, day: Weekday) =>
  (classes ?? [])
    .filter((held) => held.student === student && held.day_of_week === day)
    .map(({ start_time, subject }) => `${start_time} ${subject}`)

describe("an adjusted week", { tags: ["setup.kept-classes"] }, () => {
  const ada = [often("Math"), often("Reading")]
  const week = weekOf([ada])
  const math = week.classes.find(({ subject, day_of_week }) => subject === "Math" && day_of_week === "monday")
  if (!math) throw new Error("no class")
  const moved = { ...week, classes: moveClass(week, math, { day_of_week: "friday" }) ?? [] }

  test("keeps a moved class when a subject is added, which follows at the end of the shorter days", () => {
    const kept = keepWeek(moved, { students: [[...ada, often("Art", 1)]], was: [0], school_days })
    expect(on(kept, 0, "monday")).toEqual(["09:00 Reading", "09:35 Art"])
    expect(on(kept, 0, "friday")).toEqual(["09:00 Math", "09:35 Reading", "10:10 Math"])
  })

  test("closes up when a subject is removed", () => {
    const kept = keepWeek(moved, { students: [[often("Math")]], was: [0], school_days })
    expect(on(kept, 0, "monday")).toEqual([])
    expect(on(kept, 0, "friday")).toEqual(["09:00 Math", "09:35 Math"])
  })

  test("keeps a moved class when a sibling is added before the child, and when the sibling is removed again", () => {
    const both = keepWeek(moved, { students: [[often("Latin", 2)], ada], was: [null, 0], school_days })
    expect(on(both, 1, "friday")).toEqual(["09:00 Math", "09:35 Reading", "10:10 Math"])
    expect(on(both, 0, "tuesday")).toEqual(["09:00 Latin"])
    const two = { ...moved, students: [[often("Latin", 2)], ada], classes: both ?? [] }
    expect(keepWeek(two, { students: [ada], was: [1], school_days })).toEqual(moved.classes)
  })

  test("does not bring back a class that was removed, or lose one that was added", () => {
    const fewer = { ...week, classes: removeClass(week, math) }
    expect(on(keepWeek(fewer, { students: [ada], was: [0], school_days }), 0, "monday")).toEqual(["09:00 Reading"])
    const more = { ...week, classes: addClass(week, { student: 0, subject: "Math", day_of_week: "monday" }) ?? [] }
    expect(on(keepWeek(more, { students: [ada], was: [0], school_days }), 0, "monday")).toHaveLength(3)
  })

  test("is laid at one time for siblings who begin to learn a subject together, where the first one had it", () => {
    const students = [ada, [often("Math"), often("Art")]]
    const { classes, ...rest } = weekOf(students)
    const together = students.map(([first, ...others]) => (first ? [{ ...first, is_together: true }, ...others] : []))
    const kept = keepWeek({ ...rest, classes }, { students: together, was: [0, 1], school_days })
    expect(on(kept, 0, "monday")[0]).toBe("09:00 Math")
    expect(on(kept, 1, "monday")[0]).toBe("09:00 Math")
  })

  test("leaves out a day that is free now", () => {
    const kept = keepWeek(moved, { students: [ada], was: [0], school_days: school_days.slice(0, 4) })
    expect(kept?.some(({ day_of_week }) => day_of_week === "friday")).toBe(false)
  })
})

test("any week stays as it is when nothing is added or removed", { tags: ["setup.kept-classes"] }, () => {
  const subject = fc.record({
    name: fc.constantFrom("Math", "Reading", "Science", "Art"),
    times_per_week: fc.integer({ min: 1, max: 7 }),
    is_together: fc.boolean(),
  })
  const family = fc.array(fc.uniqueArray(subject, { selector: ({ name }) => name }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(family, fc.nat(), fc.constantFrom(...school_days), (students, pick, day_of_week) => {
      const week = weekOf(students)
      const one = week.classes[pick % Math.max(1, week.classes.length)]
      const classes = (one && moveClass(week, one, { day_of_week })) ?? week.classes
      const was = students.map((_, student) => student)
      const sorted = (held: LaidClass[] | null) => held?.map((each) => JSON.stringify(each)).toSorted()
      expect(sorted(keepWeek({ ...week, classes }, { students, was, school_days }))).toEqual(sorted(classes))
    }),
  )
})
