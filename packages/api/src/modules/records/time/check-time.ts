import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import type { TimeDraft } from "./time.schema.ts"

type Subject = Pick<TimeDraft, "subject_id" | "curriculum_id">

/** Checks typed time and returns its subject. VALIDATION_ERROR for a day in the future; NOT_FOUND as `findSubject`. */
export async function checkTime(scope: Scope, draft: TimeDraft): Promise<Subject> {
  if (draft.date > scope.today) throw fieldError("date", "Choose today or an earlier day.")
  await requireStudent(scope, draft.student_id)
  return findSubject(scope, draft.student_id, draft)
}

/**
 * The subject and course of typed time: a course sets its subject. NOT_FOUND for what the caller may not see, and for a course of
 * another student.
 */
export async function findSubject(
  scope: Scope,
  student_id: string,
  { subject_id, curriculum_id }: Subject,
): Promise<Subject> {
  if (subject_id) await requireSubject(scope, subject_id)
  if (curriculum_id) {
    const course = await requireCurriculum(scope, curriculum_id)
    if (course.student_id !== student_id) throw new AppError("NOT_FOUND", "This is not a course of this student.")
    return { curriculum_id, subject_id: course.subject_id }
  }
  // An entry with its own subject no longer belongs to the course.
  return { subject_id, curriculum_id: subject_id === undefined ? curriculum_id : null }
}
