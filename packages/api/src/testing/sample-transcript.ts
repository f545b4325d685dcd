import type { TranscriptContent } from "../modules/transcript/transcript.schema.ts"

/** What a finalized transcript without courses says. */
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
    bonus: { honors: 0.5, ap: 1, dual_enrollment: 1, from_points: null },
    test_scores: [],
  }
}
