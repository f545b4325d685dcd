import fc from "fast-check"
import { expect, test } from "vitest"
import { summarizeTime, type EntrySum, type MarkSum } from "./time-summary.ts"

const months = ["2026-08", "2026-09", "2026-10"]
const subjects = [
  { subject_id: "m", name: "Math", core: true },
  { subject_id: "r", name: "Reading", core: true },
  { subject_id: "a", name: "Art", core: false },
  { subject_id: null, name: null, core: false },
]
const entry: fc.Arbitrary<EntrySum> = fc
  .record({
    month: fc.constantFrom(...months),
    place: fc.constantFrom("home" as const, "away" as const),
    subject: fc.constantFrom(...subjects),
    minutes: fc.integer({ min: 1, max: 1440 }),
  })
  .map(({ subject, ...rest }) => ({ ...rest, ...subject }))
const mark: fc.Arbitrary<MarkSum> = fc.record({
  month: fc.constantFrom(...months),
  days: fc.integer({ min: 0, max: 62 }).map((halves) => halves / 2),
  half_days: fc.integer({ min: 0, max: 31 }),
  more_minutes: fc.integer({ min: 0, max: 900 }),
})
const input = fc.record({
  entries: fc.array(entry, { maxLength: 40 }),
  marks: fc.uniqueArray(mark, { selector: ({ month }) => month }),
})

/** One minute at a time, as a parent would count with a pencil. */
function countMinutes(
  entries: EntrySum[],
  marks: MarkSum[],
  which: (minute: Omit<EntrySum, "minutes">) => boolean,
): number {
  let count = 0
  for (const { minutes, ...minute } of entries) for (let n = 0; n < minutes; n++) if (which(minute)) count++
  for (const { month, more_minutes } of marks)
    for (let n = 0; n < more_minutes; n++)
      if (which({ month, subject_id: null, name: null, core: false, place: "home" })) count++
  return count
}

test("sums equal counting minute by minute", { tags: ["time.summary"] }, () => {
  fc.assert(
    fc.property(input, ({ entries, marks }) => {
      const sums = summarizeTime(entries, marks)
      const count = (which: (minute: Omit<EntrySum, "minutes">) => boolean) => countMinutes(entries, marks, which)
      expect(sums.minutes).toBe(count(() => true))
      expect(sums.core_minutes).toBe(count(({ core }) => core))
      expect(sums.core_home_minutes).toBe(count(({ core, place }) => core && place === "home"))
      for (const { subject_id, minutes, home_minutes } of sums.by_subject) {
        expect(minutes).toBe(count((minute) => minute.subject_id === subject_id))
        expect(home_minutes).toBe(count((minute) => minute.subject_id === subject_id && minute.place === "home"))
      }
      for (const { month, minutes, core_minutes, days } of sums.by_month) {
        expect(minutes).toBe(count((minute) => minute.month === month))
        expect(core_minutes).toBe(count((minute) => minute.month === month && minute.core))
        expect(days).toBe(marks.find((one) => one.month === month)?.days ?? 0)
      }
      expect(sums.by_subject.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(sums.minutes)
      expect(sums.by_month.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(sums.minutes)
      expect(sums.by_month.reduce((sum, { days }) => sum + days, 0)).toBe(sums.days)
      const ordered = sums.by_subject.map(({ minutes }) => minutes)
      expect(ordered).toEqual(ordered.toSorted((one, other) => other - one))
    }),
    { numRuns: 60 },
  )
})
