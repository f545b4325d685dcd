import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { shortNameOf } from "../../../identity/student-names.ts"
import type { StudentSummary } from "../../family/student/student.schema.ts"

/** The refusal of a course that would never meet for a student: VALIDATION_ERROR at a field. One statement. */
export async function neverMeets(scope: Scope, student: StudentSummary, field: string): Promise<Error> {
  const name = await shortNameOf(scope, student)
  return fieldError(field, `This course would never meet for ${name}. Choose its weekdays first.`)
}
