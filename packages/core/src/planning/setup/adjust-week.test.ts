import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { weekdays, type Weekday } from "../../time/days.ts"
import { addClass, moveClass, removeClass, reshapeWeek, shiftClass, type ProposedWeek } from "./adjust-week.ts"
import type { LaidClass } from "./lay-day.ts"
import { layWeek, type SetupSubject } from "./lay-week.ts"

const shape = { start_time: "09:00", minutes: 30, break_minutes: 5 }
const daily = (name: string, is_together = false): SetupSubject => ({ name, times_per_week: 5, is_together })
const students = [
  [daily("Bible", true), daily("Math"), daily("Reading")],
  [daily("Bible", true), daily("Algebra")],
]
const fiveDays = weekdays.slice(0, 5)
const week: ProposedWeek = { students, shape, classes: layWeek(students, fiveDays, shape) ?? [] }
const of = (classes: LaidClass[], student: number, day: Weekday, subject: string) => {
  const found = classes.find((one) => one.student === student && one.day_of_week === day && one.subject === subject)
  if (!found) throw new Error(`${subject} does not meet on ${day}`)
  return found
}
const dayOf = (classes: LaidClass[] | null, student: number, day: Weekday) =>
  (classes ?? [])
    .filter((held) => held.student === student && held.day_of_week === day)
    .toSorted((one, other) => one.start_time.localeCompare(other.start_time))
    .map(({ start_time, subject }) => `${start_time} ${subject}`)

describe("a proposed week is adjusted", { tags: ["setup.adjust"] }, () => {
  test("a class that is moved comes last on its new day, and the old day closes up", () => {
    const moved = moveClass(week, of(week.classes, 0, "monday", "Math"), { day_of_week: "tuesday" })
    expect(dayOf(moved, 0, "monday")).toEqual(["09:00 Bible", "09:35 Reading"])
    expect(dayOf(moved, 0, "tuesday")).toEqual(["09:00 Bible", "09:35 Math", "10:10 Reading", "10:45 Math"])
  })

  test("a class that is dropped on another comes before it", () => {
    const before = of(week.classes, 0, "tuesday", "Math")
    const moved = moveClass(week, of(week.classes, 0, "monday", "Reading"), { day_of_week: "tuesday", before })
    expect(dayOf(moved, 0, "tuesday")).toEqual(["09:00 Bible", "09:35 Reading", "10:10 Math", "10:45 Reading"])
  })

  test("siblings move together", () => {
    const moved = moveClass(week, of(week.classes, 1, "friday", "Bible"), { day_of_week: "saturday" })
    expect([0, 1].map((student) => dayOf(moved, student, "saturday"))).toEqual([["09:00 Bible"], ["09:00 Bible"]])
    expect(dayOf(moved, 1, "friday")).toEqual(["09:00 Algebra"])
  })

  test("earlier and later change places with the student's next class, and the ends stay", () => {
    const later = shiftClass(week, of(week.classes, 0, "monday", "Math"), 1)
    expect(dayOf(later, 0, "monday")).toEqual(["09:00 Bible", "09:35 Reading", "10:10 Math"])
    const last = shiftClass(week, of(week.classes, 0, "monday", "Reading"), 1)
    expect(dayOf(last, 0, "monday")).toEqual(dayOf(week.classes, 0, "monday"))
  })

  test("the second of two classes of one subject on a day is the one that moves", () => {
    const twice = moveClass(week, of(week.classes, 0, "monday", "Math"), { day_of_week: "tuesday" }) ?? []
    const second = twice.findLast((one) => one.day_of_week === "tuesday" && one.subject === "Math")
    if (!second) throw new Error("not moved")
    const back = moveClass({ ...week, classes: twice }, second, { day_of_week: "monday" })
    expect(dayOf(back, 0, "tuesday")).toEqual(["09:00 Bible", "09:35 Math", "10:10 Reading"])
  })

  test("a class is left out and added for all siblings who learn it together", () => {
    const without = removeClass(week, of(week.classes, 0, "monday", "Bible"))
    expect([0, 1].map((student) => dayOf(without, student, "monday")[0])).toEqual(["09:00 Math", "09:00 Algebra"])
    const added = addClass({ ...week, classes: without }, { student: 1, subject: "bible", day_of_week: "monday" })
    expect([0, 1].map((student) => dayOf(added, student, "monday").at(-1))).toEqual(["10:10 bible", "10:10 bible"])
  })

  test("another length of a class keeps the order", () => {
    const later = shiftClass(week, of(week.classes, 0, "monday", "Math"), 1) ?? []
    const long = reshapeWeek({ ...week, classes: later, shape: { ...shape, minutes: 45, break_minutes: 0 } })
    expect(dayOf(long, 0, "monday")).toEqual(["09:00 Bible", "09:45 Reading", "10:30 Math"])
  })

  test("a day that would run past midnight is refused", () => {
    const evening = { ...week, shape: { start_time: "22:00", minutes: 30, break_minutes: 0 } }
    const classes = reshapeWeek(evening) ?? []
    const moved = moveClass({ ...evening, classes }, of(classes, 0, "monday", "Math"), { day_of_week: "tuesday" })
    expect(moved).toBeNull()
  })
})

const subject = fc.record({
  name: fc.constantFrom("Math", "Reading", "Science", "Art", "Bible"),
  times_per_week: fc.integer({ min: 1, max: 5 }),
  is_together: fc.boolean(),
})
const families = fc.array(fc.uniqueArray(subject, { selector: ({ name }) => name, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
})
const step = fc.record({
  at: fc.nat(),
  day: fc.constantFrom(...weekdays),
  before: fc.option(fc.nat()),
  shift: fc.nat(2),
})

test(
  "however a week is adjusted, every class stays, nobody has two at once, and siblings meet together",
  { tags: ["setup.adjust"] },
  () => {
    fc.assert(
      fc.property(families, fc.array(step, { maxLength: 12 }), (own, steps) => {
        let classes = layWeek(own, fiveDays, shape) ?? []
        const counted = countOf(classes)
        for (const { at, day, before, shift } of steps) {
          const moved = classes[at % Math.max(classes.length, 1)]
          if (!moved) continue
          const onDay = classes.filter(({ day_of_week }) => day_of_week === day)
          const next = before === null ? undefined : onDay[before % Math.max(onDay.length, 1)]
          const state = { students: own, shape, classes }
          classes =
            (shift === 0
              ? moveClass(state, moved, { day_of_week: day, ...(next && { before: next }) })
              : shiftClass(state, moved, shift === 1 ? 1 : -1)) ?? classes
          expect(countOf(classes)).toEqual(counted)
          expectFree(classes)
        }
      }),
    )
  },
)

/** The number of classes of each student and subject. */
function countOf(classes: LaidClass[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { student, subject } of classes.toSorted(
    (one, other) => one.student - other.student || one.subject.localeCompare(other.subject),
  ))
    counts[`${student} ${subject}`] = (counts[`${student} ${subject}`] ?? 0) + 1
  return counts
}

/** No student has two classes at once. */
function expectFree(classes: LaidClass[]): void {
  const taken = classes.map(({ student, day_of_week, start_time }) => `${student} ${day_of_week} ${start_time}`)
  expect(new Set(taken).size).toBe(taken.length)
  for (const one of classes)
    for (const other of classes)
      if (one !== other && one.student === other.student && one.day_of_week === other.day_of_week)
        expect(one.end_time <= other.start_time || other.end_time <= one.start_time).toBe(true)
}
