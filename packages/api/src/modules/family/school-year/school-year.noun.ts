import { yearProblem } from "@hearthbook/core/planning/terms"
import { weekdayLabels } from "@hearthbook/core/names/labels"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { schoolYearDraft } from "./school-year.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { dayCell, stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { moment, versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const schoolYear = {
  archive: archiveNoun({
    noun: "school_year",
    schema: schoolYearDraft
      .omit({ terms: true })
      .required()
      .extend({ ...versioned, locked_at: moment.nullable() })
      .refine((year) => yearProblem(year) === null, { path: ["end_date"], error: "A school year has 1 to 400 days." }),
    read: ({ db }, window) => db.school_year.findMany({ ...window, omit: { family_id: true } }),
    toLine: (row) => ({
      ...row,
      ...stampsOf(row),
      start_date: dateToDay(row.start_date),
      end_date: dateToDay(row.end_date),
      locked_at: row.locked_at?.toISOString() ?? null,
    }),
    csv: {
      name: "school-years",
      columns: [
        ["Academic year", (row) => row.academic_year],
        ["First day", (row, reading) => dayCell(row.start_date, reading)],
        ["Last day", (row, reading) => dayCell(row.end_date, reading)],
        ["School days", (row) => row.school_days.map((weekday) => weekdayLabels[weekday]).join(", ")],
      ],
    },
    toColumns: (row, { scope, ids, at_end }) => {
      const id = ids("school_year").add(row.id, {})
      const locked_at = row.locked_at && new Date(row.locked_at)
      if (locked_at)
        at_end.push(({ db, family_id }) => db.school_year.updateMany({ where: { id, family_id }, data: { locked_at } }))
      return {
        ...row,
        ...stampColumns(row),
        id,
        family_id: scope.family_id,
        start_date: dayToDate(row.start_date),
        end_date: dayToDate(row.end_date),
        locked_at: null,
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "school_year", rows)),
  }),
}
