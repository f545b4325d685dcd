import { describe, expect, test } from "vitest"
import { builtinScales, standardScale } from "./builtin-scales.ts"
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
import type { TranscriptInput } from "./transcript-types.ts"

const scaleOf = (id: string) => builtinScales.find((scale) => scale.id === id) ?? standardScale
const passFail = scaleOf("builtin-pass-fail")

const tenth = { academic_year: "2025-2026", grade_level: "10", end_date: "2026-06-12" }

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

describe("a transcript", { tags: ["grades.transcript"] }, () => {
  test.each(Object.entries(cases))("%s", (_, { given, years, cumulative, earlier = [0, null, null] }) => {
    const found = transcriptFigures(transcriptOf(given))
    const slow = slowTranscript(transcriptOf(given))
    expect(found.years.map((year) => [`${year.academic_year} ${year.grade_level}`, ...totals(year)])).toEqual(years)
    expect(slow.years.map(totals)).toEqual(years.map(([, ...figures]) => figures))
    for (const both of [found.cumulative, slow.cumulative]) expect(totals(both)).toEqual(cumulative)
    for (const both of [found.before_high_school, slow.earlier]) expect(totals(both)).toEqual(earlier)
  })
})
