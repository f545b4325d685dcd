import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { lockCurriculum } from "../curriculum/lock-curriculum.ts"
import { applyMode } from "../course-plan/switch-mode.ts"

type LoopCourses = { loop_id: string; student_id: string; curriculum_ids: string[] }

/** Replaces the courses of a loop, in this order, and switches them to the mode `next`. The courses have been checked. */
export async function setLoopCourses(scope: Scope, { curriculum_ids, ...loop }: LoopCourses): Promise<void> {
  const { db, family_id } = scope
  await db.loop_course.deleteMany({ where: { family_id, loop_id: loop.loop_id } })
  await db.loop_course.createMany({
    data: curriculum_ids.map((curriculum_id, position) => ({ ...loop, family_id, curriculum_id, position })),
  })
  const dated = { family_id, id: { in: curriculum_ids }, mode: "dated" as const }
  await db.curriculum.updateMany({ where: dated, data: { mode: "next", version: { increment: 1 } } })
  await applyMode(scope, "next", curriculum_ids)
}

/**
 * Locks the courses of a loop and checks them. NOT_FOUND if one does not exist, VALIDATION_ERROR if one is another student's,
 * CONFLICT with the loop's name if one is in another loop.
 */
export async function requireLoopCourses(
  scope: Scope,
  { student_id, curriculum_ids, loop_id }: Omit<LoopCourses, "loop_id"> & { loop_id: string | null },
): Promise<void> {
  const { db, family_id } = scope
  for (const id of curriculum_ids.toSorted()) await lockCurriculum(scope, id)
  const courses = await db.curriculum.findMany({
    where: { family_id, id: { in: curriculum_ids } },
    select: {
      student_id: true,
      subject: { select: { name: true } },
      loop_course: { select: { loop_id: true, loop: { select: { name: true } } } },
    },
  })
  if (courses.length < curriculum_ids.length) throw new AppError("NOT_FOUND", "This curriculum could not be found.")
  if (courses.some((course) => course.student_id !== student_id)) {
    throw fieldError("curriculum_ids", "Choose courses of the same student.")
  }
  for (const { subject, loop_course } of courses) {
    if (!loop_course || loop_course.loop_id === loop_id) continue
    const message = `${subject.name} is in the loop “${loop_course.loop.name}” already.`
    throw fieldError("curriculum_ids", message, "CONFLICT")
  }
}
