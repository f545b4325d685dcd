import { listGrades } from "./grade.service.ts"
import { listTable } from "../../../tables/list-table.ts"
import { pointsInRange } from "@hearthbook/core/grading/letter-grade"
import { gradeColumns } from "../assignment/grade-points.ts"
import { gradeDraft, gradeFilter, gradeView } from "./grade.schema.ts"
import { damagedArchive } from "../../../archiving/format/archive-errors.ts"
import { archiveNoun } from "../../../archiving/archive-noun.ts"
import { stampsOf } from "../../../archiving/read-context.ts"
import { stampColumns } from "../../../archiving/restore.ts"
import { versioned } from "../../../archiving/row.ts"
import { insertRows } from "../../../sql/insert-rows.ts"

/** Percentage and letter are written for readers of the file. A restore recalculates them from the points. */
export const grade = {
  archive: archiveNoun({
    noun: "grade",
    schema: gradeDraft.pick({ assignment_id: true, points_earned: true, feedback: true }).extend(versioned),
    texts: ["feedback"],
    read: ({ db }, window) => db.grade.findMany({ ...window, omit: { family_id: true, student_id: true } }),
    toLine: (row) => ({
      ...row,
      ...stampsOf(row),
      points_earned: row.points_earned.toNumber(),
      percentage: row.percentage?.toNumber() ?? null,
    }),
    toColumns: (row, { scope, ids, renew }) => {
      const { id: assignment_id, student_id, points_possible: possible } = ids("assignment").get(row.assignment_id)
      const points = { earned: row.points_earned, possible }
      if (!pointsInRange(points)) throw damagedArchive(`a grade has ${points.earned} of ${possible} points`)
      return {
        ...row,
        ...stampColumns(row),
        ...gradeColumns(points),
        id: renew(row.id),
        family_id: scope.family_id,
        student_id,
        assignment_id,
      }
    },
    insert: ({ write }, rows) => write(({ db }) => insertRows(db, "grade", rows)),
  }),
  table: listTable({
    view: gradeView,
    filter: gradeFilter,
    list: listGrades,
    omit: ["assignment"],
    also: {
      assignment: ({ assignment }) => assignment.title,
      points_possible: ({ assignment }) => assignment.points_possible,
    },
  }),
}
