import type { ArchiveKind } from "@hearthbook/core/export/archive-kinds"
import type { ArchiveNoun } from "../../../../archiving/archive-noun.ts"
import { amendments } from "./amendment.ts"
import { assignments } from "./assignment.ts"
import { attendance_records } from "./attendance-record.ts"
import { course_results } from "./course-result.ts"
import { curricula } from "./curriculum.ts"
import { events } from "./event.ts"
import { filings } from "./filing.ts"
import { files } from "./file.ts"
import { grades } from "./grade.ts"
import { grading_scales } from "./grading-scale.ts"
import { lesson_resources } from "./lesson-resource.ts"
import { lessons } from "./lesson.ts"
import { loop_courses } from "./loop-course.ts"
import { loops } from "./loop.ts"
import { past_courses } from "./past-course.ts"
import { providers } from "./provider.ts"
import { requirements } from "./requirement.ts"
import { resources } from "./resource.ts"
import { schedule_entries } from "./schedule-entry.ts"
import { school_years } from "./school-year.ts"
import { students } from "./student.ts"
import { subjects } from "./subject.ts"
import { submissions } from "./submission.ts"
import { terms } from "./term.ts"
import { time_entries } from "./time-entry.ts"
import { transcripts } from "./transcript.ts"

/** All kinds of rows in an archive. `archiveKinds` has the order in which they are written and restored. */
export const archiveNouns: Record<ArchiveKind, ArchiveNoun> = {
  students,
  subjects,
  providers,
  resources,
  grading_scales,
  curricula,
  loops,
  loop_courses,
  lessons,
  lesson_resources,
  assignments,
  grades,
  submissions,
  schedule_entries,
  events,
  attendance_records,
  time_entries,
  school_years,
  terms,
  course_results,
  past_courses,
  transcripts,
  requirements,
  filings,
  amendments,
  files,
}
