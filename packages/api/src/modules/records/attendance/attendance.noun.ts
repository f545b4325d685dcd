import { listAttendance } from "./attendance.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { z } from "zod"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { attendanceLabels } from "@hearthbook/core/names/labels"
import { markDraft, attendanceFilter, attendanceView } from "./attendance.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { dayCell, nameSelect, nameOf, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const attendanceRecord = {
  archive: archiveNoun({
    noun: "attendance_record",
    schema: markDraft.pick({ student_id: true, date: true }).extend({
      ...versioned,
      status: z.enum(attendanceStatuses),
      // Archives of earlier versions do not have them.
      fraction: markDraft.shape.fraction,
      minutes: markDraft.shape.minutes,
    }),
    read: ({ db }, window) =>
      db.attendance_record.findMany({ ...window, omit: { family_id: true }, include: { student: nameSelect } }),
    toLine: ({ student: _student, ...row }) => ({
      ...row,
      ...stampsOf(row),
      date: dateToDay(row.date),
      fraction: row.fraction.toNumber() === 1 ? (1 as const) : (0.5 as const),
    }),
    csv: {
      name: "attendance",
      columns: [
        ["Date", (row, reading) => dayCell(row.date, reading)],
        ["Student", (row) => nameOf(row.student)],
        ["Status", (row) => attendanceLabels[row.status]],
        ["Day", (row) => row.fraction.toString()],
        ["Minutes", (row) => row.minutes?.toString() ?? ""],
      ],
    },
    toColumns: (row, { scope, ids, renew }) => ({
      ...row,
      ...stampColumns(row),
      id: renew(row.id),
      family_id: scope.family_id,
      student_id: ids("student").get(row.student_id).id,
      date: dayToDate(row.date),
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "attendance_record", rows)),
  }),
  table: listTable({ view: attendanceView, filter: attendanceFilter, list: listAttendance }),
}
