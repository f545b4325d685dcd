import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { id, requiredText } from "../../../fields/fields.ts"
import { limits } from "../../../rules/limits.ts"
import { amendedNouns } from "../../amendment/amendment.schema.ts"
import { archiveNoun } from "./archive-noun.ts"
import { momentCell, nameOf, nameSelect, stampsOf } from "./read-context.ts"
import { stampColumns } from "./restore.ts"
import { stamps } from "./row.ts"
import { schoolYearIds } from "./school-year.ts"
import { studentIds } from "./student.ts"

const content = z.record(z.string(), z.json()).nullable()

/**
 * Changes of records in locked years. The ids in `row_id`, `before` and `after` are those of the family that the archive was made of, because
 * the records may be gone; who made the change is not archived.
 */
export const amendments = archiveNoun({
  kind: "amendments",
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
  measure: { table: "amendment", texts: ["before", "after"] },
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
  toColumns: (row, { scope, ids, newId }) => ({
    ...row,
    ...stampColumns(row),
    id: newId(),
    family_id: scope.family_id,
    school_year_id: ids(schoolYearIds).get(row.school_year_id).id,
    student_id: ids(studentIds).get(row.student_id).id,
    before: row.before ?? Prisma.DbNull,
    after: row.after ?? Prisma.DbNull,
  }),
  insert: ({ scope }, data) => scope.db.amendment.createMany({ data }),
})
