import { id } from "@hearthbook/core/fields/fields"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { termDraft } from "./school-year.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { dayCell, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { stamps } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const term = {
  archive: archiveNoun({
    noun: "term",
    schema: termDraft.extend({ ...stamps, school_year_id: id }).refine((term) => term.start_date <= term.end_date, {
      path: ["end_date"],
      error: "The last day of a term must not be before its first day.",
    }),
    read: ({ db }, window) =>
      db.term.findMany({
        ...window,
        omit: { family_id: true },
        include: { school_year: { select: { academic_year: true } } },
      }),
    toLine: ({ school_year: _year, ...row }) => ({
      ...row,
      ...stampsOf(row),
      start_date: dateToDay(row.start_date),
      end_date: dateToDay(row.end_date),
    }),
    csv: {
      name: "terms",
      columns: [
        ["Academic year", (row) => row.school_year.academic_year],
        ["Name", (row) => row.name],
        ["First day", (row, reading) => dayCell(row.start_date, reading)],
        ["Last day", (row, reading) => dayCell(row.end_date, reading)],
      ],
    },
    toColumns: (row, { scope, ids }) => {
      const { id: school_year_id } = ids("school_year").get(row.school_year_id)
      return {
        ...row,
        ...stampColumns(row),
        id: ids("term").add(row.id, {}),
        family_id: scope.family_id,
        school_year_id,
        start_date: dayToDate(row.start_date),
        end_date: dayToDate(row.end_date),
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "term", rows)),
  }),
}
