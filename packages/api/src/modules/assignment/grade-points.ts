import { fieldError } from "../../errors/errors.ts"
import { letterGrade, percentage, type Points } from "../../rules/grading.ts"
import type { Scope } from "../../request/scope.ts"
import type { GradeOnAssignment } from "./assignment.schema.ts"

/** What is stored of a mark, worked out here and nowhere else. */
export function gradeColumns(points: Points) {
  return { points_earned: points.earned, percentage: percentage(points), letter_grade: letterGrade(points) }
}

/** Work that is marked cannot become worth less than was earned in it (DECISIONS 33). */
export function refuseFewerThanEarned({ points_earned }: GradeOnAssignment, possible: number | undefined): void {
  if (possible === undefined || possible >= points_earned) return
  throw fieldError("points_possible", `Points must be ${points_earned} or more: that many are already earned.`)
}

/** Works a grade out again for other points possible. */
export async function recalculateGrade(
  { db, family_id, now }: Scope,
  grade: GradeOnAssignment,
  possible: number,
): Promise<void> {
  const mark = gradeColumns({ earned: grade.points_earned, possible })
  await db.grade.update({
    where: { id: grade.id, family_id },
    data: { ...mark, version: { increment: 1 }, updated_at: now },
    select: { id: true },
  })
}
