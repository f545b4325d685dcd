import fc from "fast-check"
import { expect, test } from "vitest"
import { limits } from "../limits/limits.ts"
import { fitLines, hoursLines, logFields, shareHours, toHours } from "./report-lines.ts"

const minutesOfSubjects = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 12 })
const hundredths = (hours: number) => Math.round(hours * 100)

test("the lines of the subjects add up to the hours in all", { tags: ["requirements.no-subject"] }, () => {
  fc.assert(
    fc.property(minutesOfSubjects, (minutes) => {
      const shares = shareHours(minutes).map(hundredths)
      const all = minutes.reduce((sum, part) => sum + part, 0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(hundredths(toHours(all)))
      shares.forEach((share, index) => expect(Math.abs(share - ((minutes[index] ?? 0) * 100) / 60)).toBeLessThan(1))
    }),
  )
  const subjects = [
    { name: "Math", minutes: 60 },
    { name: "Art", minutes: 20 },
    { name: null, minutes: 20 },
    { name: "Gym", minutes: 20 },
  ]
  expect(hoursLines(subjects)).toEqual([
    "2 hours",
    "Math: 1 hour",
    "Art: 0.34 hours",
    "No subject: 0.33 hours",
    "Gym: 0.33 hours",
  ])
  expect(hoursLines([])).toEqual(["0 hours"])
})

test(
  "a log has a field for each month, and says what was written down late",
  { tags: ["requirements.own-report"] },
  () => {
    const lesson = { subject: "Reading", resources: [], recorded_on: null }
    const lessons = [
      { ...lesson, date: "2026-09-03", title: "Chapter 1", resources: ["Hatchet", "Atlas"] },
      { ...lesson, date: "2026-10-01", title: "Chapter 2", recorded_on: "2026-10-20" },
    ]
    expect(logFields("Lessons done", lessons)).toEqual([
      { text: "Lessons done, September 2026", value: "Sep 3  Reading: Chapter 1 – Hatchet; Atlas" },
      { text: "Lessons done, October 2026", value: "Oct 1  Reading: Chapter 2 (recorded Oct 20)" },
    ])
    expect(logFields("Lessons done", [])).toEqual([{ text: "Lessons done", value: null }])
  },
)

test("a field never has more than it can keep", { tags: ["requirements.own-report"] }, () => {
  const text = fitLines(Array.from({ length: 400 }, () => "x".repeat(100)))
  expect(text).toHaveLength(limits.long_text)
  expect(text).toMatch(/… and more$/)
})
