import { groupBy } from "../lists/group-by.ts"
import { creditsEarned, sumCredits } from "./course-credits.ts"
import { gpasOf, weightedPoints, type GpaBonus } from "./gpa.ts"
import { isFailing, pointsOfLabel } from "./grading-scale.ts"
import type {
  FamilyCourse,
  PastCourse,
  TranscriptBlock,
  TranscriptCourse,
  TranscriptFigures,
  TranscriptInput,
  TranscriptTotals,
  TranscriptYear,
} from "./transcript-types.ts"

/** The years of high school with their courses and averages, the earlier courses for credit, and the totals of high school. */
export function transcriptFigures(input: TranscriptInput): TranscriptFigures {
  const { scale, bonus } = input
  const entries = entriesOf(input)
  const high = entries.filter(({ grade_level }) => isHighSchool(grade_level))
  const earlier = entries.filter(({ grade_level, course }) => !isHighSchool(grade_level) && hasCredits(course))
  return {
    years: yearsOf(high, bonus),
    before_high_school: blockOf(earlier.toSorted(byYear), bonus),
    cumulative: totalsOf(
      high.map(({ course }) => course),
      bonus,
    ),
    scale: { name: scale.name, steps: scale.steps },
    bonus,
  }
}

const highSchoolGrades = ["9", "10", "11", "12"]

/** True for grades 9 to 12. */
export function isHighSchool(grade_level: string): boolean {
  return highSchoolGrades.includes(grade_level)
}

/** True for a course with credits above 0. */
export function hasCredits({ credits }: { credits: number | null }): boolean {
  return credits !== null && credits > 0
}

/** A course is in progress until its result is finalized or its last day is over. */
export function isInProgress({ result, end_date }: Pick<FamilyCourse, "result" | "end_date">, today: string): boolean {
  return !result.is_final && end_date >= today
}

type Entry = { academic_year: string; grade_level: string; course: TranscriptCourse }

function entriesOf({ courses, past_courses, scale, bonus, today }: TranscriptInput): Entry[] {
  return [
    ...courses.map((course) => ({ ...placeOf(course), course: readCourse(course, bonus, today) })),
    ...past_courses.map((course) => ({ ...placeOf(course), course: readPastCourse(course, scale, bonus) })),
  ]
}

function placeOf({ academic_year, grade_level }: FamilyCourse | PastCourse): Omit<Entry, "course"> {
  return { academic_year, grade_level }
}

function readCourse(course: FamilyCourse, bonus: GpaBonus, today: string): TranscriptCourse {
  const { curriculum_id, title, subject, level, credits, provider_name, scale } = course
  const status = isInProgress(course, today) ? "in_progress" : "final"
  const { label, percent } = status === "final" ? course.result : { label: null, percent: null }
  return {
    curriculum_id,
    past_course_id: null,
    title,
    subject,
    level,
    credits,
    credits_earned: creditsEarned({ status, scale, label, percent, credits }),
    label,
    percent,
    ...pointsFor({ points: pointsOfLabel(scale, label), level, credits }, bonus),
    status,
    provider_name,
  }
}

/** A past course without a known letter earns its credits and counts in no average. */
function readPastCourse(past: PastCourse, scale: TranscriptInput["scale"], bonus: GpaBonus): TranscriptCourse {
  const { id, title, letter, percent, credits, level, provider_name } = past
  return {
    curriculum_id: null,
    past_course_id: id,
    title,
    subject: null,
    level,
    credits,
    credits_earned: isFailing(scale, letter) ? 0 : (credits ?? 0),
    label: letter,
    percent,
    ...pointsFor({ points: pointsOfLabel(scale, letter), level, credits }, bonus),
    status: "final",
    provider_name,
  }
}

function pointsFor(
  { points, level, credits }: Pick<TranscriptCourse, "points" | "level" | "credits">,
  bonus: GpaBonus,
): Pick<TranscriptCourse, "points" | "weighted_points" | "counts"> {
  return {
    points,
    weighted_points: points === null ? null : weightedPoints(points, level, bonus),
    counts: points !== null && hasCredits({ credits }),
  }
}

function yearsOf(entries: Entry[], bonus: GpaBonus): TranscriptYear[] {
  const groups = groupBy(
    entries.toSorted(byYear),
    ({ academic_year, grade_level }) => `${academic_year} ${grade_level}`,
  )
  return [...groups.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ academic_year, grade_level }) => ({ academic_year, grade_level, ...blockOf(group, bonus) })),
  )
}

function byYear(a: Entry, b: Entry): number {
  if (a.academic_year !== b.academic_year) return a.academic_year < b.academic_year ? -1 : 1
  return Number(a.grade_level) - Number(b.grade_level) || 0
}

function blockOf(entries: Entry[], bonus: GpaBonus): TranscriptBlock {
  const courses = entries.map(({ course }) => course)
  return { courses, ...totalsOf(courses, bonus) }
}

function totalsOf(courses: TranscriptCourse[], bonus: GpaBonus): TranscriptTotals {
  const counted = courses.flatMap(({ counts, points, credits, level }) =>
    counts && points !== null && credits !== null ? [{ points, credits, level }] : [],
  )
  return { credits: sumCredits(courses.map(({ credits_earned }) => credits_earned)), ...gpasOf(counted, bonus) }
}
