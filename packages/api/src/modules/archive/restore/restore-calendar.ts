import { dayToDate } from "../../../rules/days.ts"
import { timeToDate } from "../../../rules/times.ts"
import { attendanceRow, eventRow, scheduleEntryRow } from "../nouns/row.ts"
import { restored, stampColumns } from "../nouns/restored-kind.ts"

export const schedule_entries = restored({
  kind: "schedule_entries",
  schema: scheduleEntryRow,
  toColumns: (row, { scope, students, subjects, newId }) => ({
    ...row,
    ...stampColumns(row),
    id: newId(),
    family_id: scope.family_id,
    student_id: students.get(row.student_id).id,
    subject_id: subjects.get(row.subject_id).id,
    start_time: timeToDate(row.start_time),
    end_time: timeToDate(row.end_time),
    start_date: row.start_date && dayToDate(row.start_date),
    end_date: row.end_date && dayToDate(row.end_date),
  }),
  insert: ({ scope }, data) => scope.db.schedule_entry.createMany({ data }),
})

export const events = restored({
  kind: "events",
  schema: eventRow,
  toColumns: (row, { scope, students, newId }) => ({
    ...row,
    ...stampColumns(row),
    id: newId(),
    family_id: scope.family_id,
    student_id: students.idOf(row.student_id),
    start_date: new Date(`${row.start_date}:00.000Z`),
    end_date: new Date(`${row.end_date}:00.000Z`),
  }),
  insert: ({ scope }, data) => scope.db.event.createMany({ data }),
})

export const attendance_records = restored({
  kind: "attendance_records",
  schema: attendanceRow,
  toColumns: (row, { scope, students, newId }) => ({
    ...row,
    ...stampColumns(row),
    id: newId(),
    family_id: scope.family_id,
    student_id: students.get(row.student_id).id,
    date: dayToDate(row.date),
  }),
  insert: ({ scope }, data) => scope.db.attendance_record.createMany({ data }),
})
