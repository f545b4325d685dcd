import { listClasses } from "./schedule.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { timeToDate } from "@hearthbook/core/time/times"
import { weekdayLabels } from "@hearthbook/core/names/labels"
import { classDraft, classFilter, classView } from "./schedule.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import {
  clockOf,
  dayCell,
  dayOf,
  nameSelect,
  nameOf,
  stampsOf,
  subjectNameSelect,
} from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"

export const scheduleEntry = {
  archive: archiveNoun({
    noun: "schedule_entry",
    schema: classDraft.safeExtend(versioned),
    read: ({ db }, window) =>
      db.schedule_entry.findMany({
        ...window,
        omit: { family_id: true },
        include: { student: nameSelect, subject: subjectNameSelect },
      }),
    toLine: ({ student: _student, subject: _subject, ...row }) => ({
      ...row,
      ...stampsOf(row),
      start_time: clockOf(row.start_time),
      end_time: clockOf(row.end_time),
      start_date: dayOf(row.start_date),
      end_date: dayOf(row.end_date),
      canceled_days: row.canceled_days.map(dateToDay),
    }),
    csv: {
      name: "schedule",
      columns: [
        ["Student", (row) => nameOf(row.student)],
        ["Subject", (row) => row.subject.name],
        ["Day", (row) => weekdayLabels[row.day_of_week]],
        ["Start", (row) => clockOf(row.start_time)],
        ["End", (row) => clockOf(row.end_time)],
        ["Location", (row) => row.location ?? ""],
        ["First day", (row, reading) => dayCell(row.start_date, reading)],
        ["Last day", (row, reading) => dayCell(row.end_date, reading)],
        ["Canceled on", (row, reading) => row.canceled_days.map((day) => dayCell(day, reading)).join(", ")],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      id: ids("schedule_entry").add(row.id, {}),
      family_id: scope.family_id,
      student_id: ids("student").get(row.student_id).id,
      subject_id: ids("subject").get(row.subject_id).id,
      start_time: timeToDate(row.start_time),
      end_time: timeToDate(row.end_time),
      start_date: row.start_date && dayToDate(row.start_date),
      end_date: row.end_date && dayToDate(row.end_date),
      canceled_days: row.canceled_days?.map(dayToDate) ?? [],
    }),
    insert: ({ write }, rows) => write(({ db }) => db.schedule_entry.createMany({ data: rows })),
  }),
  table: listTable({ view: classView, filter: classFilter, list: listClasses }),
}
