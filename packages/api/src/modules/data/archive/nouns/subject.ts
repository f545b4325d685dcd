import { gradeLevel } from "@hearthbook/core/fields/fields"
import { subjectDraft, subjectIcons } from "../../../family/subject/subject.schema.ts"
import { archiveNoun } from "../../../../archiving/archive-noun.ts"
import { idKey } from "../../../../archiving/id-map.ts"
import { stampsOf } from "../../../../archiving/read-context.ts"
import { stampColumns } from "../../../../archiving/restore.ts"
import { versioned } from "../../../../archiving/row.ts"

export const subjectIds = idKey("a subject")

export const subjects = archiveNoun({
  kind: "subjects",
  schema: subjectDraft.required({ grade_level: true, color: true, icon: true }).extend(versioned),
  measure: { table: "subject", texts: ["description"] },
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
    id: ids(subjectIds).add(row.id, {}),
    family_id: scope.family_id,
  }),
  insert: ({ scope }, data) => scope.db.subject.createMany({ data }),
})
