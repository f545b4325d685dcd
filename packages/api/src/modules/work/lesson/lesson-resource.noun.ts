import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { position, stamps } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const lessonResource = {
  archive: archiveNoun({
    noun: "lesson_resource",
    schema: z.object({ ...stamps, lesson_id: id, resource_id: id, position }),
    read: ({ db }, window) => db.lesson_resource.findMany({ ...window, omit: { family_id: true } }),
    toLine: (row) => ({ ...row, ...stampsOf(row) }),
    toColumns: (row, { scope, ids, newId }) => ({
      ...row,
      ...stampColumns(row),
      id: newId(),
      family_id: scope.family_id,
      lesson_id: ids("lesson").get(row.lesson_id).id,
      resource_id: ids("resource").get(row.resource_id).id,
    }),
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "lesson_resource", rows)),
  }),
}
