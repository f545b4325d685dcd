import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { courseLevels } from "./gpa.ts"
import { slowTranscript } from "./testing/reference-transcript.ts"
import {
  eighth,
  familyCourse,
  finalResult,
  inProgress,
  pastCourse,
  totals,
  transcriptOf,
  withLabel,
} from "./testing/sample-courses.ts"
import { transcriptFigures } from "./transcript.ts"

describe("a transcript", { tags: ["grades.transcript"] }, () => {
  test("lists each course with its figures", () => {
    const courses = [
      withLabel("English", "B+", { level: "honors", result: finalResult("B+", 88.5) }),
      familyCourse("Physics", { ...inProgress, academic_year: "2024-2025", grade_level: "9" }),
    ]
    const past = pastCourse("Seminar", { academic_year: "2024-2025", grade_level: "9", letter: "Merit" })
    const { years, scale } = transcriptFigures(transcriptOf({ courses, past_courses: [past] }))
    const shared = { provider_name: null, past_course_id: null }
    expect(years[0]?.courses).toEqual([
      {
        ...shared,
        curriculum_id: "English",
        title: "English",
        subject: "English",
        level: "honors",
        credits: 1,
        credits_earned: 1,
        label: "B+",
        percent: 88.5,
        points: 3.3,
        weighted_points: 3.8,
        status: "final",
        counts: true,
      },
      {
        ...shared,
        curriculum_id: "Physics",
        title: "Physics",
        subject: "Physics",
        level: "regular",
        credits: 1,
        credits_earned: 0,
        label: null,
        percent: null,
        points: null,
        weighted_points: null,
        status: "in_progress",
        counts: false,
      },
      {
        curriculum_id: null,
        past_course_id: "Seminar",
        title: "Seminar",
        subject: null,
        level: "dual_enrollment",
        credits: 1,
        credits_earned: 1,
        label: "Merit",
        percent: null,
        points: null,
        weighted_points: null,
        status: "final",
        counts: false,
        provider_name: "Finger Lakes Community College",
      },
    ])
    expect(scale).toEqual({ name: standardScale.name, steps: standardScale.steps })
  })

  test("counts no course without credits, and lists it in high school only", () => {
    const club = withLabel("Club", "A", { credits: null })
    const earlier = ["Spelling", "Chess"].map((title) =>
      withLabel(title, "A", { ...eighth, credits: title === "Chess" ? 0 : null }),
    )
    const courses = [club, ...earlier, withLabel("Algebra I", "A", eighth)]
    const { years, before_high_school } = transcriptFigures(transcriptOf({ courses }))
    const listed = [...(years[0]?.courses ?? []), ...before_high_school.courses]
    expect(listed.map(({ title, counts, points }) => [title, counts, points])).toEqual([
      ["Club", false, 4],
      ["Algebra I", true, 4],
    ])
  })

  const labels = fc.constantFrom(...builtinScales.flatMap(({ steps }) => steps.map(({ label }) => label)), null)
  const shared = {
    academic_year: fc.constantFrom("2023-2024", "2024-2025", "2025", "2026-2027"),
    grade_level: fc.constantFrom("K", "8", "9", "10", "11", "12"),
    credits: fc.option(fc.integer({ min: 0, max: 8 }).map((quarters) => quarters / 4)),
    level: fc.constantFrom(...courseLevels),
  }
  const course = fc
    .record({
      ...shared,
      scale: fc.constantFrom(standardScale, standardScale, ...builtinScales),
      end_date: fc.constantFrom("2026-11-26", "2026-11-27", "2026-11-28"),
      result: fc.record({ label: labels, percent: fc.option(fc.constant(88)), is_final: fc.boolean() }),
    })
    .map((rest) => familyCourse("Course", rest))
  const past = fc.record({ ...shared, letter: labels }).map((rest) => pastCourse("Past course", rest))
  const bonus = fc.record({
    honors: fc.constantFrom(0, 0.25, 0.5),
    ap: fc.constantFrom(0.5, 1),
    dual_enrollment: fc.constantFrom(0.33, 1),
    from_points: fc.option(fc.constantFrom(1.7, 2)),
  })

  test("has the figures of the slow reference", () => {
    const given = fc.record({
      courses: fc.array(course, { maxLength: 20 }),
      past_courses: fc.array(past, { maxLength: 10 }),
      bonus,
      scale: fc.constantFrom(...builtinScales),
    })
    fc.assert(
      fc.property(given, (rest) => {
        const found = transcriptFigures(transcriptOf(rest))
        const slow = slowTranscript(transcriptOf(rest))
        expect(found.years.map(totals)).toEqual(slow.years.map(totals))
        expect(totals(found.cumulative)).toEqual(totals(slow.cumulative))
        expect(totals(found.before_high_school)).toEqual(totals(slow.earlier))
      }),
      { numRuns: 500 },
    )
  })
})
