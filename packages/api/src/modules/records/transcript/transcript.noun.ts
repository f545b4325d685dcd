import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { transcriptContent, type TranscriptContent } from "./transcript.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns, type Restore } from "../../../archiving/restore.ts"
import { moment, stamps } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

type Courses = TranscriptContent["before_high_school"]["courses"]

/** Finalized transcripts as they were. The links to them stay behind. */
export const transcript = {
  archive: archiveNoun({
    noun: "transcript",
    schema: z.object({ ...stamps, student_id: id, finalized_at: moment, content: transcriptContent }),
    texts: ["content"],
    read: ({ db }, window) => db.transcript.findMany({ ...window, omit: { family_id: true } }),
    toLine: (row) => ({
      ...row,
      ...stampsOf(row),
      finalized_at: row.finalized_at.toISOString(),
      content: transcriptContent.parse(row.content),
    }),
    toColumns: (row, restore) => {
      const { scope, ids, newId } = restore
      const student_id = ids("student").get(row.student_id).id
      return {
        ...row,
        ...stampColumns(row),
        id: newId(),
        family_id: scope.family_id,
        student_id,
        finalized_at: new Date(row.finalized_at),
        content: withNewIds(row.content, student_id, restore),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "transcript", rows)),
  }),
}

/** A transcript names its student and its courses, which have new ids. A course that was deleted since is named no more. */
function withNewIds(content: TranscriptContent, student_id: string, { ids }: Restore): TranscriptContent {
  const renew = (courses: Courses) =>
    courses.map(({ curriculum_id, past_course_id, ...course }) => ({
      ...course,
      curriculum_id: curriculum_id && ids("curriculum").find(curriculum_id),
      past_course_id: past_course_id && ids("past_course").find(past_course_id),
    }))
  const { years, before_high_school, school } = content
  return {
    ...content,
    student: { ...content.student, id: student_id },
    // The logo is a file, and files are restored after this.
    school: school && { ...school, logo_file_id: null },
    years: years.map((year) => ({ ...year, courses: renew(year.courses) })),
    before_high_school: { ...before_high_school, courses: renew(before_high_school.courses) },
  }
}
