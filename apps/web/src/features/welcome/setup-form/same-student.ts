import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { StudentView } from "@hearthbook/api/family/student"
import { dayOf } from "../../../lib/format.ts"

type Named = { first_name: string; date_of_birth: string }

/** True for a student of the family with the name and the birthday that were answered. */
export function isSame(student: StudentView, { first_name, date_of_birth }: Named): boolean {
  return dayOf(student.date_of_birth) === date_of_birth && subjectKey(student.first_name) === subjectKey(first_name)
}
