import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
import { courseLevels, usualBonus } from "./gpa.ts"
import { slowTranscript } from "./testing/reference-transcript.ts"
import { familyCourse, finalResult, pastCourse } from "./testing/sample-courses.ts"
import { transcriptFigures } from "./transcript.ts"
import type { FamilyCourse, TranscriptInput } from "./transcript-types.ts"

const read = (given: Partial<TranscriptInput>): TranscriptInput => ({
  courses: [],
  past_courses: [],
  scale: standardScale,
  bonus: usualBonus,
  today: "2026-11-27",
  ...given,
})
const scaleOf = (id: string) => builtinScales.find((scale) => scale.id === id) ?? standardScale
const passFail = scaleOf("builtin-pass-fail")

const withLabel = (title: string, label: string | null, rest: Partial<FamilyCourse> = {}) =>
  familyCourse(title, { result: finalResult(label), ...rest })
const tenth = { academic_year: "2025-2026", grade_level: "10", end_date: "2026-06-12" }
const inProgress = {
  academic_year: "2026-2027",
  grade_level: "11",
  end_date: "2027-06-11",
  result: { label: "A", percent: 96, is_final: false },
}
const eighth = { academic_year: "2023-2024", grade_level: "8", end_date: "2024-06-14" }

/** Credits earned, GPA and weighted GPA. */
type Totals = [credits: number, gpa: number | null, weighted: number | null]
type Case = {
  given: Partial<TranscriptInput>
  years: [name: string, ...Totals][]
  cumulative: Totals
  earlier?: Totals
}

const cases: Record<string, Case> = {
  "an empty one": { given: {}, years: [], cumulative: [0, null, null] },
  "two years, with a cumulative GPA that is not the mean of theirs": {
    given: {
      courses: [
        withLabel("English 9", "A"),
        withLabel("Algebra I", "B+"),
        withLabel("Art", "A-", { credits: 0.5 }),
        withLabel("English 10", "B", tenth),
        withLabel("Geometry", "C+", tenth),
        withLabel("Music", "B-", { ...tenth, credits: 0.25 }),
      ],
    },
    // (4 + 3.3 + 1.85) / 2.5; (3 + 2.3 + 0.675) / 2.25; 15.125 / 4.75
    years: [
      ["2024-2025 9", 2.5, 3.66, 3.66],
      ["2025-2026 10", 2.25, 2.66, 2.66],
    ],
    cumulative: [4.75, 3.18, 3.18],
  },
  levels: {
    given: {
      courses: [
        withLabel("English", "A", { level: "honors" }),
        withLabel("Calculus", "B", { level: "ap" }),
        withLabel("History", "C"),
      ],
    },
    years: [["2024-2025 9", 3, 3, 3.5]],
    cumulative: [3, 3, 3.5],
  },
  "an F counts in the GPA and earns nothing": {
    given: { courses: [withLabel("Latin", "F", { level: "honors" }), withLabel("English", "A")] },
    years: [["2024-2025 9", 1, 2, 2]],
    cumulative: [1, 2, 2],
  },
  "a repeated course counts both times": {
    given: { courses: [withLabel("Algebra I", "F"), withLabel("Algebra I", "B", tenth)] },
    years: [
      ["2024-2025 9", 0, 0, 0],
      ["2025-2026 10", 1, 3, 3],
    ],
    cumulative: [1, 1.5, 1.5],
  },
  "pass/fail counts in no GPA": {
    given: {
      courses: [
        withLabel("English", "B"),
        withLabel("Health", "Pass", { scale: passFail, credits: 0.5 }),
        withLabel("Driving", "Fail", { scale: passFail, credits: 0.5 }),
      ],
    },
    years: [["2024-2025 9", 1.5, 3, 3]],
    cumulative: [1.5, 3, 3],
  },
  "nothing but pass/fail": {
    given: { courses: [withLabel("Health", "Pass", { scale: passFail, credits: 0.5 })] },
    years: [["2024-2025 9", 0.5, null, null]],
    cumulative: [0.5, null, null],
  },
  "a course in progress": {
    given: { courses: [withLabel("English", "B"), familyCourse("Physics", inProgress)] },
    years: [
      ["2024-2025 9", 1, 3, 3],
      ["2026-2027 11", 0, null, null],
    ],
    cumulative: [1, 3, 3],
  },
  "a course that ends today is in progress, one that ended yesterday is not": {
    given: {
      courses: [
        familyCourse("Physics", { ...inProgress, end_date: "2026-11-27" }),
        familyCourse("Chemistry", { ...inProgress, end_date: "2026-11-26", credits: 0.5 }),
      ],
    },
    years: [["2026-2027 11", 0.5, 4, 4]],
    cumulative: [0.5, 4, 4],
  },
  "a course that is finalized before it ends": {
    given: { courses: [familyCourse("Physics", { ...inProgress, result: finalResult("A-") })] },
    years: [["2026-2027 11", 1, 3.7, 3.7]],
    cumulative: [1, 3.7, 3.7],
  },
  "quarter credits": {
    given: {
      courses: [
        withLabel("Choir", "A", { credits: 0.25 }),
        withLabel("Piano", "B", { credits: 0.25 }),
        withLabel("Bible", "C", { credits: 0.75 }),
      ],
    },
    years: [["2024-2025 9", 1.25, 2.6, 2.6]],
    cumulative: [1.25, 2.6, 2.6],
  },
  "a course without credits or with 0": {
    given: {
      courses: [
        withLabel("English", "B"),
        withLabel("Club", "A", { credits: null }),
        withLabel("Chess", "A", { credits: 0 }),
      ],
    },
    years: [["2024-2025 9", 1, 3, 3]],
    cumulative: [1, 3, 3],
  },
  "a course without a result": {
    given: { courses: [withLabel("English", "B"), withLabel("Latin", null)] },
    years: [["2024-2025 9", 1, 3, 3]],
    cumulative: [1, 3, 3],
  },
  "percent and comments count in no GPA": {
    given: {
      courses: [
        withLabel("English", "B"),
        withLabel("Botany", null, { scale: scaleOf("builtin-percent"), result: finalResult(null, 88) }),
        withLabel("Art", null, { scale: scaleOf("builtin-narrative"), credits: 0.5 }),
      ],
    },
    years: [["2024-2025 9", 2.5, 3, 3]],
    cumulative: [2.5, 3, 3],
  },
  "A+ and whole letters side by side": {
    given: {
      courses: [
        withLabel("English", "A+", { scale: scaleOf("builtin-letters-a-plus") }),
        withLabel("History", "B", { scale: scaleOf("builtin-whole-letters") }),
        withLabel("Latin", "B+", { scale: scaleOf("builtin-whole-letters") }),
      ],
    },
    // A whole-letter scale has no B+, so that course has no result.
    years: [["2024-2025 9", 2, 3.5, 3.5]],
    cumulative: [2, 3.5, 3.5],
  },
  "standards with points count, those without do not": {
    given: {
      courses: [
        withLabel("English", "3", {
          scale: { kind: "standards", steps: [{ label: "3", min_percent: null, points: 3.5 }] },
        }),
        withLabel("History", "4", { scale: scaleOf("builtin-four-to-one") }),
      ],
    },
    years: [["2024-2025 9", 2, 3.5, 3.5]],
    cumulative: [2, 3.5, 3.5],
  },
  "an override": {
    given: { courses: [familyCourse("English", { result: finalResult("A", 88.4) })] },
    years: [["2024-2025 9", 1, 4, 4]],
    cumulative: [1, 4, 4],
  },
  "courses taken elsewhere": {
    given: {
      courses: [withLabel("English", "B", tenth)],
      past_courses: [
        pastCourse("College Algebra", { letter: "B+" }),
        pastCourse("Seminar", { letter: null, percent: 91 }),
        pastCourse("Sculpture", { letter: "Merit", credits: 0.5 }),
        pastCourse("Logic", { letter: "F" }),
      ],
    },
    // (3 + 3.3 + 0) / 3; (3 + 4.3 + 0) / 3
    years: [["2025-2026 10", 3.5, 2.1, 2.43]],
    cumulative: [3.5, 2.1, 2.43],
  },
  "courses for credit before high school": {
    given: {
      courses: [
        withLabel("Algebra I", "A-", eighth),
        withLabel("Spelling", "A", { ...eighth, credits: null }),
        withLabel("English", "B"),
      ],
      past_courses: [
        pastCourse("Spanish I", { academic_year: "2023-2024", grade_level: "8", letter: "B", level: "regular" }),
      ],
    },
    years: [["2024-2025 9", 1, 3, 3]],
    earlier: [2, 3.35, 3.35],
    cumulative: [1, 3, 3],
  },
  "no bonus below a C": {
    given: {
      bonus: { honors: 0.5, ap: 1, dual_enrollment: 1, from_points: 2 },
      courses: [withLabel("Physics", "C-", { level: "ap" }), withLabel("Calculus", "C", { level: "ap" })],
    },
    years: [["2024-2025 9", 2, 1.85, 2.35]],
    cumulative: [2, 1.85, 2.35],
  },
  "years in order, a grade level repeated": {
    given: {
      courses: [
        withLabel("English", "B", { academic_year: "2025-2026" }),
        withLabel("Latin", "C", { ...tenth, academic_year: "2026" }),
        withLabel("History", "A"),
      ],
    },
    years: [
      ["2024-2025 9", 1, 4, 4],
      ["2025-2026 9", 1, 3, 3],
      ["2026 10", 1, 2, 2],
    ],
    cumulative: [3, 3, 3],
  },
}

const totals = ({
  credits,
  gpa,
  weighted_gpa,
}: {
  credits: number
  gpa: number | null
  weighted_gpa: number | null
}) => [credits, gpa, weighted_gpa]

describe("a transcript", { tags: ["grades.transcript"] }, () => {
  test.each(Object.entries(cases))("%s", (_, { given, years, cumulative, earlier = [0, null, null] }) => {
    const found = transcriptFigures(read(given))
    const slow = slowTranscript(read(given))
    expect(found.years.map((year) => [`${year.academic_year} ${year.grade_level}`, ...totals(year)])).toEqual(years)
    expect(slow.years.map(totals)).toEqual(years.map(([, ...figures]) => figures))
    for (const both of [found.cumulative, slow.cumulative]) expect(totals(both)).toEqual(cumulative)
    for (const both of [found.before_high_school, slow.earlier]) expect(totals(both)).toEqual(earlier)
  })

  test("lists each course with its figures", () => {
    const courses = [
      withLabel("English", "B+", { level: "honors", result: finalResult("B+", 88.5) }),
      familyCourse("Physics", { ...inProgress, academic_year: "2024-2025", grade_level: "9" }),
    ]
    const past = pastCourse("Seminar", { academic_year: "2024-2025", grade_level: "9", letter: "Merit" })
    const { years, scale } = transcriptFigures(read({ courses, past_courses: [past] }))
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
    const { years, before_high_school } = transcriptFigures(read({ courses }))
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
        const found = transcriptFigures(read(rest))
        const slow = slowTranscript(read(rest))
        expect(found.years.map(totals)).toEqual(slow.years.map(totals))
        expect(totals(found.cumulative)).toEqual(totals(slow.cumulative))
        expect(totals(found.before_high_school)).toEqual(totals(slow.earlier))
      }),
      { numRuns: 500 },
    )
  })
})
