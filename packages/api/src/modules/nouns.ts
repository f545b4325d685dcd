import {
  archivedNouns,
  listedNouns,
  nouns,
  type ArchivedNoun,
  type ArchiveKind,
  type ListedNoun,
  type TableName,
} from "@hearthbook/core/nouns/nouns"
import type { ArchiveNoun } from "../archiving/archive-noun.ts"
import type { ListTable } from "../tables/list-table.ts"
import { student } from "./family/student/student.noun.ts"
import { subject } from "./family/subject/subject.noun.ts"
import { provider } from "./family/provider/provider.noun.ts"
import { resource } from "./work/resource/resource.noun.ts"
import { gradingScale } from "./family/grading-scale/grading-scale.noun.ts"
import { curriculum } from "./plan/curriculum/curriculum.noun.ts"
import { loop } from "./plan/loop/loop.noun.ts"
import { loopCourse } from "./plan/loop/loop-course.noun.ts"
import { lesson } from "./work/lesson/lesson.noun.ts"
import { lessonResource } from "./work/lesson/lesson-resource.noun.ts"
import { assignment } from "./work/assignment/assignment.noun.ts"
import { grade } from "./work/grade/grade.noun.ts"
import { submission } from "./work/submission/submission.noun.ts"
import { scheduleEntry } from "./calendar/schedule/schedule.noun.ts"
import { event } from "./calendar/event/event.noun.ts"
import { attendanceRecord } from "./records/attendance/attendance.noun.ts"
import { timeEntry } from "./records/time/time.noun.ts"
import { schoolYear } from "./family/school-year/school-year.noun.ts"
import { term } from "./family/school-year/term.noun.ts"
import { courseResult } from "./work/course-result/course-result.noun.ts"
import { pastCourse } from "./records/past-course/past-course.noun.ts"
import { transcript } from "./records/transcript/transcript.noun.ts"
import { requirement } from "./records/requirement/requirement.noun.ts"
import { filing } from "./records/filing/filing.noun.ts"
import { amendment } from "./records/amendment/amendment.noun.ts"
import { file } from "./work/file/file.noun.ts"

type Archived = { archive: ArchiveNoun }
type Listed = { table: ListTable }

/** How each noun is archived and exported. `core/nouns/nouns.ts` says which nouns are, and their order. */
const declaredNouns: Record<ArchivedNoun, Archived> & Record<ListedNoun, Listed> = {
  student,
  subject,
  provider,
  resource,
  grading_scale: gradingScale,
  curriculum,
  loop,
  loop_course: loopCourse,
  lesson,
  lesson_resource: lessonResource,
  assignment,
  grade,
  submission,
  schedule_entry: scheduleEntry,
  event,
  attendance_record: attendanceRecord,
  time_entry: timeEntry,
  school_year: schoolYear,
  term,
  course_result: courseResult,
  past_course: pastCourse,
  transcript,
  requirement,
  filing,
  amendment,
  file,
}

/** How each kind of rows in an archive is written and restored. */
export const archiveNouns = Object.fromEntries(
  archivedNouns.map((noun) => [nouns[noun].archive, declaredNouns[noun].archive]),
) as Record<ArchiveKind, ArchiveNoun>

/** The lists that can be downloaded as tables. */
export const listTables = Object.fromEntries(
  listedNouns.map((noun) => [nouns[noun].list, declaredNouns[noun].table]),
) as Record<TableName, ListTable>
