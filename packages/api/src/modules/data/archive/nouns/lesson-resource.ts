import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { archiveNoun } from "../../../../archiving/archive-noun.ts"
import { lessonIds } from "./lesson.ts"
import { stampsOf } from "../../../../archiving/read-context.ts"
import { resourceIds } from "./resource.ts"
import { stampColumns } from "../../../../archiving/restore.ts"
import { position, stamps } from "../../../../archiving/row.ts"

export const lesson_resources = archiveNoun({
  kind: "lesson_resources",
  schema: z.object({ ...stamps, lesson_id: id, resource_id: id, position }),
  measure: { table: "lesson_resource" },
  read: ({ db }, window) => db.lesson_resource.findMany({ ...window, omit: { family_id: true } }),
  toLine: (row) => ({ ...row, ...stampsOf(row) }),
  toColumns: (row, { scope, ids, newId }) => ({
    ...row,
    ...stampColumns(row),
    id: newId(),
    family_id: scope.family_id,
    lesson_id: ids(lessonIds).get(row.lesson_id).id,
    resource_id: ids(resourceIds).get(row.resource_id).id,
  }),
  insert: ({ scope }, data) => scope.db.lesson_resource.createMany({ data }),
})
