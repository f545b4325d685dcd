import type { TranscriptContent } from "../modules/records/transcript/transcript.schema.ts"

/** A course of a transcript that counts. */
export const sampleTranscriptCourse: TranscriptContent["before_high_school"]["courses"][number] = {
  curriculum_id: null,
  past_course_id: null,
  title: "Algebra",
  subject: "Math",
  level: "regular",
  credits: 1,
  credits_earned: 1,
  label: "A",
  percent: 95.5,
  points: 4,
  weighted_points: 4,
  status: "final",
  counts: true,
  provider_name: null,
}

/** The content of a finalized transcript without courses. */
export function sampleTranscript({ student_id, name }: { student_id: string; name: string }): TranscriptContent {
  const nothing = { credits: 0, gpa: null, weighted_gpa: null }
  return {
    student: { id: student_id, name, date_of_birth: "2010-01-01T00:00:00.000Z", graduation_date: null },
    school: null,
    as_of: "2026-09-15T00:00:00.000Z",
    years: [],
    before_high_school: { courses: [], ...nothing },
    cumulative: nothing,
    scale: { name: "Letters", steps: [] },
    other_scales: [],
    hours_per_credit: 120,
    bonus: { honors: 0.5, ap: 1, dual_enrollment: 1, from_points: null },
    test_scores: [],
  }
}
