import { listAmendments } from "./amendment.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { id, requiredText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { amendedNouns, amendmentFilter, amendmentView } from "./amendment.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { momentCell, nameOf, nameSelect, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { stamps } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

const content = z.record(z.string(), z.json()).nullable()

/**
 * Changes of records in locked years. `row_id`, `before` and `after` get the new ids of the rows that they name. A row that is gone
 * keeps the id that it had. Who made the change is not archived.
 */
export const amendment = {
  archive: archiveNoun({
    noun: "amendment",
    schema: z.object({
      ...stamps,
      school_year_id: id,
      student_id: id,
      noun: z.enum(amendedNouns),
      row_id: id,
      before: content,
      after: content,
      reason: requiredText("Reason", limits.reason),
    }),
    texts: ["before", "after"],
    read: ({ db }, window) =>
      db.amendment.findMany({ ...window, omit: { family_id: true, user_id: true }, include: { student: nameSelect } }),
    toLine: ({ student: _student, ...row }) => ({
      ...row,
      ...stampsOf(row),
      before: content.parse(row.before),
      after: content.parse(row.after),
    }),
    csv: {
      name: "amendments",
      columns: [
        ["Changed", (row, reading) => momentCell(row.created_at, reading)],
        ["Student", (row) => nameOf(row.student)],
        ["Record", (row) => row.noun],
        ["Reason", (row) => row.reason],
        ["Before", (row) => (row.before === null ? "" : JSON.stringify(row.before))],
        ["After", (row) => (row.after === null ? "" : JSON.stringify(row.after))],
      ],
    },
    toColumns: (row, { scope, ids, newId, renewed }) => ({
      ...row,
      ...stampColumns(row),
      id: newId(),
      family_id: scope.family_id,
      school_year_id: ids("school_year").get(row.school_year_id).id,
      student_id: ids("student").get(row.student_id).id,
      row_id: renewed.get(row.row_id) ?? row.row_id,
      before: row.before ? renewIds(row.before, renewed) : Prisma.DbNull,
      after: row.after ? renewIds(row.after, renewed) : Prisma.DbNull,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "amendment", rows)),
  }),
  table: listTable({ view: amendmentView, filter: amendmentFilter, list: listAmendments }),
}

/** A record with new ids, also in its lists: an event has several subjects. */
function renewIds(record: Record<string, z.core.util.JSONType>, renewed: Map<string, string>) {
  const renew = (value: z.core.util.JSONType): z.core.util.JSONType => {
    if (typeof value === "string") return renewed.get(value) ?? value
    return Array.isArray(value) ? value.map(renew) : value
  }
  return Object.fromEntries(Object.entries(record).map(([column, value]) => [column, renew(value)]))
}
