import { fieldError } from "../../errors.ts"
import { letterGrade, percentage, type Points } from "../../rules/grading.ts"
import type { Scope } from "../../scope.ts"
import type { GradeOnAssignment } from "./grade.schema.ts"

/** What is stored of a mark, worked out here and nowhere else. */
export function markOf(points: Points) {
  return { points_earned: points.earned, percentage: percentage(points), letter_grade: letterGrade(points) }
}

/** Works a grade out again for other points possible; fewer than were earned is refused (DECISIONS 33). */
export async function remarkGrade({ db, family_id }: Scope, grade: GradeOnAssignment, possible: number): Promise<void> {
  const earned = grade.points_earned
  if (possible < earned)
    throw fieldError("points_possible", `Points must be ${earned} or more: that many are already earned.`)
  const data = { ...markOf({ earned, possible }), version: { increment: 1 } }
  await db.grade.update({ where: { id: grade.id, family_id }, data, select: { id: true } })
}
