import { listTime } from "./time.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { insertRows } from "../../../sql/insert-rows.ts"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { timeSourceLabels } from "@hearthbook/core/names/labels"
import { timeDraft, timeView, timeFilter } from "./time.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { dayCell, nameOf, nameSelect, stampsOf, subjectNameSelect } from "../../../archiving/read-context.ts"
import { stampColumns, type Restore } from "../../../archiving/restore.ts"
import { reference, versioned } from "../../../archiving/row.ts"

export const timeEntry = {
  archive: archiveNoun({
    noun: "time_entry",
    schema: timeDraft.required({ place: true }).extend({
      ...versioned,
      subject_id: reference,
      curriculum_id: reference,
      lesson_id: reference,
      event_id: reference,
      schedule_id: reference,
      source: timeView.shape.source,
      status: timeView.shape.status,
    }),
    texts: ["description"],
    read: ({ db }, window) =>
      db.time_entry.findMany({
        ...window,
        omit: { family_id: true },
        include: { student: nameSelect, subject: subjectNameSelect },
      }),
    toLine: ({ student: _student, subject: _subject, ...row }) => ({
      ...row,
      ...stampsOf(row),
      date: dateToDay(row.date),
    }),
    csv: {
      name: "time",
      columns: [
        ["Date", (row, reading) => dayCell(row.date, reading)],
        ["Student", (row) => nameOf(row.student)],
        ["Subject", (row) => row.subject?.name ?? ""],
        ["Minutes", (row) => row.minutes.toString()],
        ["Place", (row) => row.place],
        ["From", (row) => timeSourceLabels[row.source]],
        ["Counted", (row) => (row.status === "counted" ? "yes" : "not yet")],
        ["Description", (row) => row.description ?? ""],
      ],
    },
    toColumns: (row, { scope, ids, renew }) => ({
      ...row,
      ...stampColumns(row),
      id: renew(row.id),
      family_id: scope.family_id,
      date: dayToDate(row.date),
      student_id: ids("student").get(row.student_id).id,
      subject_id: ids("subject").idOf(row.subject_id),
      curriculum_id: ids("curriculum").idOf(row.curriculum_id),
      lesson_id: ids("lesson").idOf(row.lesson_id),
      event_id: ids("event").idOf(row.event_id),
      schedule_id: ids("schedule_entry").idOf(row.schedule_id),
    }),
    insert: insertTime,
  }),
  table: listTable({ view: timeView, filter: timeFilter, list: listTime }),
}

/**
 * Inserts typed entries and those of classes. The database has already added the entries of lessons and events; they get their id, place
 * and description. Three statements at most.
 */
async function insertTime({ write }: Restore, rows: Prisma.time_entryCreateManyInput[]): Promise<void> {
  await write((scope) => writeTime(scope, rows))
}

async function writeTime({ db, family_id }: Scope, rows: Prisma.time_entryCreateManyInput[]): Promise<void> {
  const ofSource = (...sources: string[]) =>
    rows.filter(({ source }) => source !== undefined && sources.includes(source))
  await insertRows(db, "time_entry", ofSource("manual", "class"))
  for (const [source, isSame] of followed) {
    const entries = ofSource(source)
    const column = (name: keyof Prisma.time_entryCreateManyInput) => entries.map((entry) => entry[name] ?? null)
    if (entries.length > 0)
      await db.$executeRaw`
        UPDATE time_entry t SET id = n.id, place = n.place::place, description = n.description
        FROM unnest(${column("id")}::uuid[], ${column("student_id")}::uuid[], ${column("lesson_id")}::uuid[],
          ${column("event_id")}::uuid[], ${column("subject_id")}::uuid[], ${column("place")}::text[],
          ${column("description")}::text[]) AS n(id, student_id, lesson_id, event_id, subject_id, place, description)
        WHERE t.family_id = ${family_id}::uuid AND ${isSame}`
  }
}

/** For each source, the columns that identify an entry which the database added. */
const followed = [
  ["lesson", Prisma.sql`t.lesson_id = n.lesson_id`],
  [
    "event",
    Prisma.sql`t.event_id = n.event_id AND t.student_id = n.student_id AND t.subject_id IS NOT DISTINCT FROM n.subject_id`,
  ],
] as const
