import { listStudents } from "./student.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { storedTestScores, studentDraft, studentFilter, studentView } from "./student.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { dayCell, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const student = {
  archive: archiveNoun({
    noun: "student",
    // Archives made before children could be kept from seeing grades have no `sees_grades`.
    schema: studentDraft
      .omit({ first_subject: true })
      .required({ first_name: true, last_name: true, grade_level: true, date_of_birth: true, color: true })
      .extend(versioned),
    read: ({ db }, window) => db.student.findMany({ ...window, omit: { family_id: true, search_text: true } }),
    toLine: (row) => ({
      ...row,
      ...stampsOf(row),
      grade_level: gradeLevel.parse(row.grade_level),
      date_of_birth: dateToDay(row.date_of_birth),
      graduation_date: row.graduation_date && dateToDay(row.graduation_date),
      test_scores: storedTestScores.parse(row.test_scores),
    }),
    csv: {
      name: "students",
      columns: [
        ["First name", (row) => row.first_name],
        ["Last name", (row) => row.last_name],
        ["Grade", (row) => row.grade_level],
        ["Date of birth", (row, reading) => dayCell(row.date_of_birth, reading)],
        ["Legal name", (row) => row.legal_name ?? ""],
        ["Graduation date", (row, reading) => (row.graduation_date ? dayCell(row.graduation_date, reading) : "")],
        ["Test scores", (row) => scoresCell(row.test_scores)],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      last_name: row.last_name ?? "",
      id: ids("student").add(row.id, { grade_level: row.grade_level }),
      family_id: scope.family_id,
      date_of_birth: dayToDate(row.date_of_birth),
      graduation_date: row.graduation_date ? dayToDate(row.graduation_date) : null,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "student", rows)),
  }),
  table: listTable({
    view: studentView,
    filter: studentFilter,
    list: listStudents,
    omit: ["subjects", "removes", "test_scores"],
    also: { test_scores: (row) => row.test_scores.map(({ name, score }) => `${name}: ${score}`).join("; ") },
  }),
}

/** 'PSAT 8/9: 980; SAT: 1380'. */
function scoresCell(stored: unknown): string {
  const scores = storedTestScores.parse(stored)
  return scores.map(({ name, score }) => `${name}: ${score}`).join("; ")
}
