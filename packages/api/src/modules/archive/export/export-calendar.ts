import { dateToDay } from "../../../rules/days.ts"
import { timeOf } from "../../../rules/times.ts"
import { attendanceWords, eventTypeWords, weekdayWords } from "../../../rules/words.ts"
import { attendanceRow, eventRow, scheduleEntryRow } from "../nouns/row.ts"
import { dayCell, dayOf, exported, named, nameOf, stampsOf, subjectNamed } from "../nouns/exported-kind.ts"

const omit = { family_id: true } as const

export const schedule_entries = exported({
  schema: scheduleEntryRow,
  read: ({ db }, window) =>
    db.schedule_entry.findMany({ ...window, omit, include: { student: named, subject: subjectNamed } }),
  toLine: ({ student: _student, subject: _subject, ...row }) => ({
    ...row,
    ...stampsOf(row),
    start_time: clock(row.start_time),
    end_time: clock(row.end_time),
    start_date: dayOf(row.start_date),
    end_date: dayOf(row.end_date),
  }),
  table: {
    name: "schedule",
    columns: ["Student", "Subject", "Day", "Start", "End", "Location", "First day", "Last day"],
    toCells: (row, reading) => [
      nameOf(row.student),
      row.subject.name,
      weekdayWords[row.day_of_week],
      clock(row.start_time),
      clock(row.end_time),
      row.location ?? "",
      dayCell(row.start_date, reading),
      dayCell(row.end_date, reading),
    ],
  },
})

export const events = exported({
  schema: eventRow,
  read: ({ db }, window) => db.event.findMany({ ...window, omit, include: { student: named } }),
  toLine: ({ student: _student, ...row }) => ({
    ...row,
    ...stampsOf(row),
    start_date: wall(row.start_date),
    end_date: wall(row.end_date),
  }),
  table: {
    name: "events",
    columns: ["Title", "Student", "Kind", "First day", "Start", "Last day", "End", "Location", "Description"],
    toCells: (row, reading) => [
      row.title,
      row.student ? nameOf(row.student) : "All students",
      eventTypeWords[row.event_type],
      dayCell(row.start_date, reading),
      row.all_day ? "" : clock(row.start_date),
      dayCell(row.end_date, reading),
      row.all_day ? "" : clock(row.end_date),
      row.location ?? "",
      row.description ?? "",
    ],
  },
})

export const attendance_records = exported({
  schema: attendanceRow,
  read: ({ db }, window) => db.attendance_record.findMany({ ...window, omit, include: { student: named } }),
  toLine: ({ student: _student, ...row }) => ({ ...row, ...stampsOf(row), date: dateToDay(row.date) }),
  table: {
    name: "attendance",
    columns: ["Date", "Student", "Status"],
    toCells: (row, reading) => [dayCell(row.date, reading), nameOf(row.student), attendanceWords[row.status]],
  },
})

function clock(date: Date): string {
  return timeOf(date.toISOString())
}

/** What the clock on the wall shows, to the minute. */
function wall(date: Date): string {
  return date.toISOString().slice(0, 16)
}
