import { pointsInRange } from "@hearthbook/core/grading/letter-grade"
import { gradeColumns } from "../../../work/assignment/grade-points.ts"
import { gradeDraft } from "../../../work/grade/grade.schema.ts"
import { damagedArchive } from "../../../../archiving/format/archive-errors.ts"
import { archiveNoun } from "../../../../archiving/archive-noun.ts"
import { assignmentIds } from "./assignment.ts"
import { stampsOf } from "../../../../archiving/read-context.ts"
import { stampColumns } from "../../../../archiving/restore.ts"
import { versioned } from "../../../../archiving/row.ts"

/** Percentage and letter are written for readers of the file. A restore recalculates them from the points. */
export const grades = archiveNoun({
  kind: "grades",
  schema: gradeDraft.pick({ assignment_id: true, points_earned: true, feedback: true }).extend(versioned),
  measure: { table: "grade", texts: ["feedback"] },
  read: ({ db }, window) => db.grade.findMany({ ...window, omit: { family_id: true, student_id: true } }),
  toLine: (row) => ({
    ...row,
    ...stampsOf(row),
    points_earned: row.points_earned.toNumber(),
    percentage: row.percentage?.toNumber() ?? null,
  }),
  toColumns: (row, { scope, ids, renew }) => {
    const { id: assignment_id, student_id, points_possible: possible } = ids(assignmentIds).get(row.assignment_id)
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
  insert: ({ scope }, data) => scope.db.grade.createMany({ data }),
})
