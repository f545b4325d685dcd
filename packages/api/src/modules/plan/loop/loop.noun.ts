import { weekdayLabels } from "@hearthbook/core/names/labels"
import { loopDraft } from "./loop.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { nameSelect, nameOf, stampsOf, subjectNameSelect } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const courseNames = {
  select: { curriculum: { select: { subject: subjectNameSelect } } },
  orderBy: { position: "asc" },
} as const

export const loop = {
  archive: archiveNoun({
    noun: "loop",
    schema: loopDraft.omit({ curriculum_ids: true }).extend(versioned),
    read: ({ db }, window) =>
      db.loop.findMany({
        ...window,
        omit: { family_id: true },
        include: { student: nameSelect, courses: courseNames },
      }),
    toLine: ({ student: _student, courses: _courses, ...row }) => ({
      ...row,
      ...stampsOf(row),
      meeting_days: row.meeting_days.length > 0 ? row.meeting_days : null,
    }),
    csv: {
      name: "loops",
      columns: [
        ["Student", (row) => nameOf(row.student)],
        ["Name", (row) => row.name],
        ["Courses", (row) => row.courses.map(({ curriculum }) => curriculum.subject.name).join("; ")],
        ["Weekdays", (row) => row.meeting_days.map((weekday) => weekdayLabels[weekday]).join(", ")],
        ["Lessons a day", (row) => String(row.per_day)],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const student_id = ids("student").get(row.student_id).id
      return {
        ...row,
        ...stampColumns(row),
        id: ids("loop").add(row.id, { student_id }),
        family_id: scope.family_id,
        student_id,
        meeting_days: row.meeting_days ?? [],
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "loop", rows)),
  }),
}
