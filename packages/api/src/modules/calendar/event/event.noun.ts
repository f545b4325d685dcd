import { listEvents } from "./event.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { longestCalendarUid } from "@hearthbook/core/limits/limits"
import { z } from "zod"
import { flag } from "@hearthbook/core/fields/fields"
import { eventTypeLabels } from "@hearthbook/core/names/labels"
import { eventFields, eventTypes, refuseEndBeforeStart, eventFilter, eventView } from "./event.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { clockOf, dayCell, nameSelect, nameOf, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { reference, versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const event = {
  archive: archiveNoun({
    noun: "event",
    // Archives may have days off with times, which were once possible.
    schema: eventFields
      .extend({
        ...versioned,
        student_id: reference,
        event_type: z.enum(eventTypes),
        all_day: flag("All day must be true or false."),
        calendar_uid: z.string().max(longestCalendarUid).nullable().optional(),
        is_edited: flag("Edited must be true or false.").optional(),
      })
      .superRefine(refuseEndBeforeStart),
    texts: ["description"],
    read: ({ db }, window) =>
      db.event.findMany({ ...window, omit: { family_id: true }, include: { student: nameSelect } }),
    toLine: ({ student: _student, ...row }) => ({
      ...row,
      ...stampsOf(row),
      start_date: localDateTimeOf(row.start_date),
      end_date: localDateTimeOf(row.end_date),
    }),
    csv: {
      name: "events",
      columns: [
        ["Title", (row) => row.title],
        ["Student", (row) => (row.student ? nameOf(row.student) : "All students")],
        ["Kind", (row) => eventTypeLabels[row.event_type]],
        ["First day", (row, reading) => dayCell(row.start_date, reading)],
        ["Start", (row) => (row.all_day ? "" : clockOf(row.start_date))],
        ["Last day", (row, reading) => dayCell(row.end_date, reading)],
        ["End", (row) => (row.all_day ? "" : clockOf(row.end_date))],
        ["Location", (row) => row.location ?? ""],
        ["Description", (row) => row.description ?? ""],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      id: ids("event").add(row.id, {}),
      family_id: scope.family_id,
      student_id: ids("student").idOf(row.student_id),
      subject_ids: row.subject_ids?.map((id) => ids("subject").get(id).id) ?? [],
      start_date: new Date(`${row.start_date}:00.000Z`),
      end_date: new Date(`${row.end_date}:00.000Z`),
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "event", rows)),
  }),
  table: listTable({ view: eventView, filter: eventFilter, list: listEvents }),
}

/** The local time to the minute, which Prisma returns as the UTC parts of a Date. */
function localDateTimeOf(date: Date): string {
  return date.toISOString().slice(0, 16)
}
