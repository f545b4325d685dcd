import { z } from "zod"
import { id } from "@hearthbook/core/fields/fields"
import { damagedArchive } from "../../../archiving/format/archive-errors.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { position, stamps } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

export const loopCourse = {
  archive: archiveNoun({
    noun: "loop_course",
    schema: z.object({ ...stamps, loop_id: id, curriculum_id: id, position }),
    read: ({ db }, window) => db.loop_course.findMany({ ...window, omit: { family_id: true, student_id: true } }),
    toLine: (row) => ({ ...row, ...stampsOf(row) }),
    toColumns: (row, { scope, ids, newId }) => {
      const loop = ids("loop").get(row.loop_id)
      const curriculum = ids("curriculum").get(row.curriculum_id)
      if (loop.student_id !== curriculum.student_id) throw damagedArchive("a loop has a course of another student")
      return {
        ...row,
        ...stampColumns(row),
        id: newId(),
        family_id: scope.family_id,
        student_id: loop.student_id,
        loop_id: loop.id,
        curriculum_id: curriculum.id,
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "loop_course", rows)),
  }),
}
