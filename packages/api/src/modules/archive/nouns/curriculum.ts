import { semesterLabels, weekdayLabels } from "../../../rules/labels.ts"
import { dateToDay } from "../../../rules/time/days.ts"
import { curriculumColumns } from "../../curriculum/curriculum-dates.ts"
import { curriculumDraft } from "../../curriculum/curriculum.schema.ts"
import { archiveNoun } from "./archive-noun.ts"
import { idKey } from "./id-map.ts"
import { providerIds } from "./provider.ts"
import { dayCell, nameSelect, nameOf, stampsOf, subjectNameSelect } from "./read-context.ts"
import { stampColumns } from "./restore.ts"
import { versioned } from "./row.ts"
import { studentIds } from "./student.ts"
import { subjectIds } from "./subject.ts"

export const curriculumIds = idKey<{ student_id: string }>("a curriculum")

export const curricula = archiveNoun({
  kind: "curricula",
  schema: curriculumDraft.required({ provider_id: true, academic_year: true, semester: true }).extend(versioned),
  measure: { table: "curriculum", texts: ["goals", "notes"] },
  read: ({ db }, window) =>
    db.curriculum.findMany({
      ...window,
      omit: { family_id: true },
      include: { student: nameSelect, subject: subjectNameSelect, provider: subjectNameSelect },
    }),
  toLine: ({ student: _student, subject: _subject, provider: _provider, ...row }) => ({
    ...row,
    ...stampsOf(row),
    meeting_days: row.meeting_days.length > 0 ? row.meeting_days : null,
    start_date: row.start_date && dateToDay(row.start_date),
    end_date: row.end_date && dateToDay(row.end_date),
  }),
  csv: {
    name: "curriculum",
    columns: [
      ["Student", (row) => nameOf(row.student)],
      ["Subject", (row) => row.subject.name],
      ["Provider", (row) => row.provider?.name ?? ""],
      ["Academic year", (row) => row.academic_year],
      ["Semester", (row) => semesterLabels[row.semester]],
      ["Weekdays", (row) => row.meeting_days.map((weekday) => weekdayLabels[weekday]).join(", ")],
      ["Minutes per lesson", (row) => String(row.minutes_per_lesson ?? "")],
      ["Mode", (row) => row.mode],
      ["First day", (row, reading) => dayCell(row.start_date, reading)],
      ["Last day", (row, reading) => dayCell(row.end_date, reading)],
      ["Goals", (row) => row.goals ?? ""],
      ["Notes", (row) => row.notes ?? ""],
    ],
  },
  toColumns: (row, { scope, ids }) => {
    const student_id = ids(studentIds).get(row.student_id).id
    return {
      ...curriculumColumns(row),
      ...stampColumns(row),
      id: ids(curriculumIds).add(row.id, { student_id }),
      family_id: scope.family_id,
      student_id,
      subject_id: ids(subjectIds).get(row.subject_id).id,
      provider_id: ids(providerIds).idOf(row.provider_id),
    }
  },
  insert: ({ scope }, data) => scope.db.curriculum.createMany({ data }),
})
