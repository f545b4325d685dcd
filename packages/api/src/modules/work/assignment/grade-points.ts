import { fieldError } from "@hearthbook/core/errors/errors"
import { letterGrade, percentage, type Points } from "@hearthbook/core/grading/letter-grade"
import type { Scope } from "../../../request/scope.ts"
import type { GradeOnAssignment } from "./assignment.schema.ts"

/**
 * The columns of a grade that are calculated from its points. The letter is that of the standard scale, for who reads the database or an
 * archive; answers have the one of the course's scale.
 */
export function gradeColumns(points: Points) {
  return { points_earned: points.earned, percentage: percentage(points), letter_grade: letterGrade(points) }
}

/** Throws if an assignment would be worth fewer points than were earned in it. */
export function refusePointsBelowEarned({ points_earned }: GradeOnAssignment, possible: number | undefined): void {
  if (possible === undefined || possible >= points_earned) return
  throw fieldError("points_possible", `Points must be ${points_earned} or more: that many are already earned.`)
}

/** Recalculates a grade when the points possible change. */
export async function recalculateGrade(
  { db, family_id, now }: Scope,
  grade: GradeOnAssignment,
  possible: number,
): Promise<void> {
  const columns = gradeColumns({ earned: grade.points_earned, possible })
  await db.grade.update({
    where: { id: grade.id, family_id },
    data: { ...columns, version: { increment: 1 }, updated_at: now },
    select: { id: true },
  })
}
