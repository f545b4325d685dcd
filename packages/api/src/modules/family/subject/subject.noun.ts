import { listSubjects } from "./subject.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { gradeLevel, page } from "@hearthbook/core/fields/fields"
import { subjectDraft, subjectIcons, subjectView } from "./subject.schema.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const subject = {
  archive: archiveNoun({
    noun: "subject",
    schema: subjectDraft.required({ grade_level: true, color: true, icon: true }).extend(versioned),
    texts: ["description"],
    read: ({ db }, window) => db.subject.findMany({ ...window, omit: { family_id: true } }),
    toLine: (row) => ({
      ...row,
      ...stampsOf(row),
      grade_level: gradeLevel.nullable().parse(row.grade_level),
      // The screens show BookOpen for an unknown icon.
      icon: subjectIcons.find((icon) => icon === row.icon) ?? "BookOpen",
    }),
    csv: {
      name: "subjects",
      columns: [
        ["Name", (row) => row.name],
        ["Grade", (row) => row.grade_level ?? "All grades"],
        ["Description", (row) => row.description ?? ""],
        ["Core", (row) => (row.core ? "yes" : "")],
      ],
    },
    toColumns: (row, { scope, ids }) => ({
      ...row,
      ...stampColumns(row),
      id: ids("subject").add(row.id, {}),
      family_id: scope.family_id,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "subject", rows)),
  }),
  table: listTable({ view: subjectView, filter: page, list: listSubjects }),
}
