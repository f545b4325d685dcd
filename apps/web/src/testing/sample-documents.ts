import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import { dayToMidnight } from "@hearthbook/core/time/days"
import type { CourseResultView } from "@hearthbook/api/work/course-result"
import type { ReportCardView } from "@hearthbook/api/records/report-card"
import type { TranscriptView } from "@hearthbook/api/records/transcript"
import { ben } from "./sample-family.ts"

const id = (place: number) => `0190a0a0-0000-7000-8000-0000000009${String(place).padStart(2, "0")}`

const scale = { name: standardScale.name, steps: [...standardScale.steps] }
const school = { name: "Hall Academy", address: null, phone: null, email: null, about: null, logo_file_id: null }

/** A course on Ben's report card. */
export function sampleReported(
  place: number,
  given: Partial<ReportCardView["courses"][number]> = {},
): ReportCardView["courses"][number] {
  return {
    curriculum_id: id(place),
    title: `Course ${place}`,
    level: "regular",
    grade_level: "9",
    percent: 88.4,
    letter: "B+",
    label: "B+",
    points: 3.3,
    effort: null,
    comment: null,
    credits: 1,
    is_final: false,
    changed_since: false,
    scale,
    ...given,
  }
}

export function sampleCard(given: Partial<ReportCardView> = {}): ReportCardView {
  return {
    student: { ...ben, legal_name: null, date_of_birth: dayToMidnight("2012-05-04") },
    school,
    academic_year: "2026-2027",
    term: null,
    layout: "high_school",
    courses: [],
    attendance: { days: 88, half_days: 0, absent: 2, excused: 1, late: 0 },
    scale,
    missing: [],
    ...given,
  }
}

/** The result of a course that nobody has edited. */
export function sampleResult(
  course: { curriculum_id: string },
  given: Partial<CourseResultView> = {},
): CourseResultView {
  return {
    id: null,
    curriculum_id: course.curriculum_id,
    term_id: null,
    percent: 88.4,
    letter: "B+",
    points: 3.3,
    override_label: null,
    override_reason: null,
    label: "B+",
    comment: null,
    effort: null,
    credits: null,
    finalized_at: null,
    changed_since: false,
    current_percent: 88.4,
    current_letter: "B+",
    version: 0,
    ...given,
  }
}

export function sampleTranscript(given: Partial<TranscriptView> = {}): TranscriptView {
  const totals = { credits: 1, gpa: 3.3, weighted_gpa: 3.8 }
  return {
    student: { id: ben.id, name: "Benjamin Hall", date_of_birth: dayToMidnight("2012-05-04"), graduation_date: null },
    school,
    as_of: dayToMidnight("2026-11-26"),
    years: [
      {
        academic_year: "2026-2027",
        grade_level: "9",
        ...totals,
        courses: [
          {
            curriculum_id: id(1),
            past_course_id: null,
            title: "Biology",
            subject: "Science",
            level: "honors",
            credits: 1,
            credits_earned: 1,
            label: "B+",
            percent: 88.4,
            points: 3.3,
            weighted_points: 3.8,
            status: "final",
            counts: true,
            provider_name: null,
          },
        ],
      },
    ],
    other_scales: [],
    hours_per_credit: 120,
    before_high_school: { courses: [], credits: 0, gpa: null, weighted_gpa: null },
    cumulative: totals,
    scale,
    bonus: { honors: 0.5, ap: 1, dual_enrollment: 1, from_points: null },
    test_scores: [],
    official: false,
    finalized_at: null,
    changed_since: false,
    missing: [],
    ...given,
  }
}
