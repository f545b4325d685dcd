import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { weekdays, type Weekday } from "../../time/days.ts"
import { minutesOf, timeAt } from "../../time/times.ts"
import type { LaidClass } from "./lay-day.ts"
import { layWeek, spreadOver, type SetupSubject } from "./lay-week.ts"

const fiveDays = weekdays.slice(0, 5)
const shape = { start_time: "09:00", minutes: 30, break_minutes: 5 }
const daily = (name: string, is_together = false): SetupSubject => ({ name, times_per_week: 5, is_together })

/** The classes of a student on a day, as '09:00 Math'. */
const dayOf = (week: LaidClass[] | null, student: number, day: Weekday) =>
  (week ?? [])
    .filter((held) => held.student === student && held.day_of_week === day)
    .map(({ start_time, subject }) => `${start_time} ${subject}`)

describe("a proposed week", { tags: ["setup.week"] }, () => {
  test("begins with what siblings learn together, and goes on with each one's own subjects", () => {
    const week = layWeek(
      [
        [daily("Math"), daily("Bible", true), daily("Reading")],
        [daily("Algebra"), daily("bible ", true)],
      ],
      fiveDays,
      shape,
    )
    expect(dayOf(week, 0, "monday")).toEqual(["09:00 Bible", "09:35 Math", "10:10 Reading"])
    expect(dayOf(week, 1, "friday")).toEqual(["09:00 Bible", "09:35 Algebra"])
    expect(week).toHaveLength(25)
  })

  test("treats what only one student marks as together as the student's own", () => {
    const week = layWeek([[daily("Math"), daily("Music", true)], [daily("Math")]], fiveDays, shape)
    expect(dayOf(week, 0, "monday")).toEqual(["09:00 Math", "09:35 Music"])
  })

  test("is none if a day would run past midnight", () => {
    const evening = { start_time: "22:00", minutes: 60, break_minutes: 0 }
    expect(layWeek([[daily("Math")]], fiveDays, evening)).toHaveLength(5)
    expect(layWeek([[daily("Math"), daily("Reading")]], fiveDays, evening)).toBeNull()
  })
})

test.each([
  [1, 5, "wednesday"],
  [2, 5, "tuesday thursday"],
  [3, 5, "monday wednesday friday"],
  [4, 5, "monday tuesday thursday friday"],
  [5, 4, "monday tuesday wednesday thursday"],
  [2, 4, "tuesday thursday"],
])("%i times a week over %i days: %s", (times, count, days) => {
  expect(spreadOver(weekdays.slice(0, count), times).join(" ")).toBe(days)
})

const subject = fc.record({
  name: fc.constantFrom("Math", "Reading", "Science", "Art", "Music", "Bible"),
  times_per_week: fc.integer({ min: 1, max: 7 }),
  is_together: fc.boolean(),
})
const families = fc.array(fc.uniqueArray(subject, { selector: ({ name }) => name, maxLength: 6 }), { maxLength: 8 })
const schoolDays = fc.subarray([...weekdays], { minLength: 1 })

test(
  "in any family, no student has two classes at once, each subject meets as often as asked, and siblings meet together",
  { tags: ["setup.week"] },
  () => {
    fc.assert(
      fc.property(families, schoolDays, (students, days) => {
        const week = layWeek(students, days, shape) ?? []
        for (const [student, subjects] of students.entries()) {
          const own = week.filter((held) => held.student === student)
          for (const one of own)
            for (const other of own)
              if (one !== other && one.day_of_week === other.day_of_week)
                expect(one.end_time <= other.start_time || other.end_time <= one.start_time).toBe(true)
          for (const { name, times_per_week, is_together } of subjects) {
            const sharing = students.flatMap((others) =>
              others.filter((other) => is_together && other.is_together && other.name === name),
            )
            const times =
              sharing.length > 1 ? Math.max(...sharing.map((other) => other.times_per_week)) : times_per_week
            const held = own.filter((one) => one.subject === name)
            expect(held).toHaveLength(Math.min(times, days.length))
            if (sharing.length < 2) continue
            for (const { day_of_week, start_time } of held) {
              const together = week.filter((one) => one.subject === name && one.day_of_week === day_of_week)
              expect(together.filter((one) => one.start_time === start_time).length).toBeGreaterThanOrEqual(
                sharing.length,
              )
            }
          }
        }
        for (const { day_of_week, start_time, end_time } of week) {
          expect(days).toContain(day_of_week)
          expect(minutesOf(end_time) - minutesOf(start_time)).toBe(shape.minutes)
        }
      }),
    )
  },
)

const noneTogether = families.map((students) =>
  students.map((all) => all.map((one) => ({ ...one, is_together: false }))),
)
const allTogether = families.map((students) => students.map(() => students[0] ?? []))
const someFamily = fc.oneof(noneTogether, allTogether)

test("a student's days differ by at most one class", { tags: ["setup.even-days"] }, () => {
  fc.assert(
    fc.property(someFamily, schoolDays, (students, days) => {
      const week = layWeek(students, days, shape) ?? []
      for (const [student] of students.entries()) {
        const counts = days.map((day) => dayOf(week, student, day).length)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test("a four-day week of five subjects has days of about the same length", { tags: ["setup.even-days"] }, () => {
  const times = { Math: 4, Reading: 4, Science: 2, History: 2, Art: 1 }
  const subjects = Object.entries(times).map(([name, times_per_week]) => ({ name, times_per_week, is_together: false }))
  const week = layWeek([subjects], fiveDays.slice(0, 4), shape)
  expect(fiveDays.slice(0, 4).map((day) => dayOf(week, 0, day).length)).toEqual([3, 3, 4, 3])
})

describe("around classes that stay", { tags: ["setup.around"] }, () => {
  test("a class begins in the first gap that it fits into, with its break", () => {
    const busy = [
      { student: 0, day_of_week: "monday" as const, start_time: "09:00", end_time: "09:45" },
      { student: 0, day_of_week: "monday" as const, start_time: "10:30", end_time: "11:00" },
    ]
    const week = layWeek([[daily("Math"), daily("Reading")], [daily("Math")]], fiveDays.slice(0, 1), shape, busy)
    expect(dayOf(week, 0, "monday")).toEqual(["09:50 Math", "11:05 Reading"])
    expect(dayOf(week, 1, "monday")).toEqual(["09:00 Math"])
  })

  test("in any family no class is laid over another", () => {
    const time = fc.record({
      student: fc.integer({ min: 0, max: 3 }),
      day_of_week: fc.constantFrom(...weekdays),
      start: fc.integer({ min: 480, max: 900 }),
      length: fc.integer({ min: 5, max: 90 }),
    })
    fc.assert(
      fc.property(families, fc.array(time, { maxLength: 8 }), (students, times) => {
        const busy = times.map(({ start, length, ...rest }) => ({
          ...rest,
          start_time: timeAt(start),
          end_time: timeAt(start + length),
        }))
        for (const one of layWeek(students, fiveDays, shape, busy) ?? [])
          for (const other of busy)
            if (one.student === other.student && one.day_of_week === other.day_of_week)
              expect(one.end_time <= other.start_time || other.end_time <= one.start_time).toBe(true)
      }),
    )
  })
})
