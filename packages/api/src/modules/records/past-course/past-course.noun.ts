import { listPastCourses } from "./past-course.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import { gradeLevel, optionalName } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { pastCourseDraft, pastCourseFilter, pastCourseView } from "./past-course.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { nameOf, nameSelect, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const pastCourse = {
  archive: archiveNoun({
    noun: "past_course",
    // Archives from before a letter had six characters still restore.
    schema: pastCourseDraft.extend({ letter: optionalName("Letter", limits.label), ...versioned }),
    read: ({ db }, window) =>
      db.past_course.findMany({ ...window, omit: { family_id: true }, include: { student: nameSelect } }),
    toLine: ({ student: _student, ...row }) => ({
      ...row,
      ...stampsOf(row),
      grade_level: gradeLevel.parse(row.grade_level),
      percent: row.percent?.toNumber() ?? null,
      credits: row.credits.toNumber(),
    }),
    csv: {
      name: "past-courses",
      columns: [
        ["Student", (row) => nameOf(row.student)],
        ["Academic year", (row) => row.academic_year],
        ["Grade", (row) => row.grade_level],
        ["Title", (row) => row.title],
        ["Letter", (row) => row.letter ?? ""],
        ["Percent", (row) => row.percent?.toString() ?? ""],
        ["Credits", (row) => row.credits.toString()],
        ["Level", (row) => courseLevelLabels[row.level]],
        ["Taken at", (row) => row.provider_name ?? ""],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      id: ids("past_course").add(row.id, {}),
      family_id: scope.family_id,
      student_id: ids("student").get(row.student_id).id,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "past_course", rows)),
  }),
  table: listTable({ view: pastCourseView, filter: pastCourseFilter, list: listPastCourses }),
}
