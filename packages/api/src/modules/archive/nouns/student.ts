import { gradeLevel } from "../../../fields/fields.ts"
import { dateToDay, dayToDate } from "../../../rules/time/days.ts"
import { studentDraft } from "../../student/student.schema.ts"
import { archiveNoun } from "./archive-noun.ts"
import { idKey } from "./id-map.ts"
import { dayCell, stampsOf } from "./read-context.ts"
import { stampColumns } from "./restore.ts"
import { versioned } from "./row.ts"

export const studentIds = idKey("a student")

export const students = archiveNoun({
  kind: "students",
  // Archives made before children could be kept from seeing grades have no `sees_grades`.
  schema: studentDraft
    .omit({ first_subject: true })
    .required({ first_name: true, last_name: true, grade_level: true, date_of_birth: true, color: true })
    .extend(versioned),
  measure: { table: "student" },
  read: ({ db }, window) => db.student.findMany({ ...window, omit: { family_id: true, search_text: true } }),
  toLine: (row) => ({
    ...row,
    ...stampsOf(row),
    grade_level: gradeLevel.parse(row.grade_level),
    date_of_birth: dateToDay(row.date_of_birth),
  }),
  csv: {
    name: "students",
    columns: [
      ["First name", (row) => row.first_name],
      ["Last name", (row) => row.last_name],
      ["Grade", (row) => row.grade_level],
      ["Date of birth", (row, reading) => dayCell(row.date_of_birth, reading)],
    ],
  },
  toColumns: (row, { scope, ids }) => ({
    ...row,
    ...stampColumns(row),
    last_name: row.last_name ?? "",
    id: ids(studentIds).add(row.id, {}),
    family_id: scope.family_id,
    date_of_birth: dayToDate(row.date_of_birth),
  }),
  insert: ({ scope }, data) => scope.db.student.createMany({ data }),
})
