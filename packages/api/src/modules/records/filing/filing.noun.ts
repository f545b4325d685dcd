import { listFilings } from "./filing.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { day, id, optionalName, optionalText, requiredText } from "@hearthbook/core/fields/fields"
import { filingActions, filingKinds } from "@hearthbook/core/rule-packs/rule-pack.schema"
import { limits } from "@hearthbook/core/limits/limits"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { filingReport, filingFilter, filingView } from "./filing.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { dayCell, nameOf, nameSelect, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { moment, versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const maybeDay = day("Day").nullable()

export const filing = {
  archive: archiveNoun({
    noun: "filing",
    schema: z.object({
      ...versioned,
      requirement_id: id,
      pack_filing_id: z.string().max(60).nullable(),
      number: z.int().min(1).max(1000),
      kind: z.enum(filingKinds),
      title: requiredText("Title", limits.title),
      to: optionalName("Recipient", limits.title),
      action: z.enum(filingActions),
      contents: z.array(z.string().max(limits.summary)).max(100),
      opens_on: maybeDay,
      due_date: maybeDay,
      pack_due_date: maybeDay,
      done_on: maybeDay,
      note: optionalText("Note", limits.summary),
      skipped: z.boolean(),
      report: filingReport,
      // Older archives have no days of reports.
      start_date: maybeDay.optional(),
      end_date: maybeDay.optional(),
      reminded_at: moment.nullable(),
    }),
    texts: ["note", "contents", "report"],
    read: ({ db }, window) =>
      db.filing.findMany({ ...window, omit: { family_id: true, student_id: true }, include: { student: nameSelect } }),
    toLine: ({ student: _student, ...row }) => ({
      ...row,
      ...stampsOf(row),
      opens_on: row.opens_on && dateToDay(row.opens_on),
      due_date: row.due_date && dateToDay(row.due_date),
      pack_due_date: row.pack_due_date && dateToDay(row.pack_due_date),
      done_on: row.done_on && dateToDay(row.done_on),
      report: filingReport.parse(row.report),
      start_date: row.start_date && dateToDay(row.start_date),
      end_date: row.end_date && dateToDay(row.end_date),
      reminded_at: row.reminded_at?.toISOString() ?? null,
    }),
    csv: {
      name: "filings",
      columns: [
        ["Due", (row, reading) => (row.due_date ? dayCell(row.due_date, reading) : "")],
        ["Student", (row) => nameOf(row.student)],
        ["Title", (row) => row.title],
        ["To", (row) => row.to ?? ""],
        ["Done on", (row, reading) => (row.done_on ? dayCell(row.done_on, reading) : "")],
        ["Not needed", (row) => (row.skipped ? "yes" : "")],
        ["Note", (row) => row.note ?? ""],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const { id: requirement_id, student_id } = ids("requirement").get(row.requirement_id)
      return {
        ...row,
        ...stampColumns(row),
        id: ids("filing").add(row.id, {}),
        family_id: scope.family_id,
        requirement_id,
        student_id,
        opens_on: row.opens_on && dayToDate(row.opens_on),
        due_date: row.due_date && dayToDate(row.due_date),
        pack_due_date: row.pack_due_date && dayToDate(row.pack_due_date),
        done_on: row.done_on && dayToDate(row.done_on),
        report: row.report ?? Prisma.DbNull,
        start_date: row.start_date ? dayToDate(row.start_date) : null,
        end_date: row.end_date ? dayToDate(row.end_date) : null,
        reminded_at: row.reminded_at === null ? null : new Date(row.reminded_at),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "filing", rows)),
  }),
  table: listTable({ view: filingView, filter: filingFilter, list: listFilings }),
}
