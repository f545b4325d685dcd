import { listCurricula } from "./curriculum.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import { Prisma } from "@hearthbook/db"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import { semesterLabels, weekdayLabels } from "@hearthbook/core/names/labels"
import { dateToDay } from "@hearthbook/core/time/days"
import { curriculumColumns } from "./curriculum-dates.ts"
import { curriculumDraft, curriculumFilter, curriculumView } from "./curriculum.schema.ts"
import { dropLowest, gradeWeights } from "../../family/grading-scale/grading.schema.ts"
import { shownScaleId } from "../../family/grading-scale/scale-columns.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { restoredScale } from "../../family/grading-scale/grading-scale.noun.ts"
import { dayCell, nameSelect, nameOf, stampsOf, subjectNameSelect } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const curriculum = {
  archive: archiveNoun({
    noun: "curriculum",
    schema: curriculumDraft.required({ provider_id: true, academic_year: true, semester: true }).extend(versioned),
    texts: ["goals", "notes", "description", "texts"],
    read: ({ db }, window) =>
      db.curriculum.findMany({
        ...window,
        omit: { family_id: true },
        include: { student: nameSelect, subject: subjectNameSelect, provider: subjectNameSelect },
      }),
    toLine: ({
      student: _student,
      subject: _subject,
      provider: _provider,
      builtin_scale,
      grading_scale_id,
      ...row
    }) => ({
      ...row,
      ...stampsOf(row),
      grade_level: gradeLevel.parse(row.grade_level),
      grading_scale_id: shownScaleId({ grading_scale_id, builtin_scale }),
      weights: gradeWeights.nullable().parse(row.weights),
      drop_lowest: dropLowest.nullable().parse(row.drop_lowest),
      credits: row.credits?.toNumber() ?? null,
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
        ["Grade", (row) => row.grade_level],
        ["Level", (row) => courseLevelLabels[row.level]],
        ["Credits", (row) => row.credits?.toString() ?? ""],
        ["Title for records", (row) => row.course_title ?? ""],
        ["Course description", (row) => row.description ?? ""],
        ["Texts", (row) => row.texts ?? ""],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const { id: student_id, grade_level: todays } = ids("student").get(row.student_id)
      const { weights, drop_lowest, ...columns } = curriculumColumns(row)
      return {
        ...columns,
        ...stampColumns(row),
        ...restoredScale(row.grading_scale_id, ids("grading_scale")),
        weights: weights ?? Prisma.DbNull,
        drop_lowest: drop_lowest ?? Prisma.DbNull,
        // Archives made before courses had a grade: the child's.
        grade_level: row.grade_level ?? todays,
        id: ids("curriculum").add(row.id, { student_id }),
        family_id: scope.family_id,
        student_id,
        subject_id: ids("subject").get(row.subject_id).id,
        provider_id: ids("provider").idOf(row.provider_id),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "curriculum", rows)),
  }),
  table: listTable({
    view: curriculumView,
    filter: curriculumFilter,
    list: listCurricula,
    omit: ["forecast", "next_lesson"],
    also: {
      lessons_done: ({ forecast }) => forecast.done,
      lessons_remaining: ({ forecast }) => forecast.remaining,
    },
  }),
}
