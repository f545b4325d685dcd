import { paperSizes } from "@hearthbook/core/export/paper-sizes"
import { chosenId } from "@hearthbook/core/fields/fields"
import { fullName } from "@hearthbook/core/names/names"
import { z } from "zod"
import type { Scope } from "../../../request/scope.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { getStudent } from "../../family/student/student.service.ts"

// The parameters that several documents have, and what they name.

export const paper = z.enum(paperSizes, "Choose letter or a4.").default("letter")
export const ofStudent = { id: chosenId("Choose a student.") }
export const ofYear = { school_year_id: chosenId("Choose a school year.") }
export const ofTerm = { ...ofYear, term_id: chosenId("Choose a term.").optional() }

type StudentYear = { id: string; school_year_id: string }

/** A student with the name on documents, and a school year. NOT_FOUND for either that the caller may not see. */
export async function readStudentYear(scope: Scope, { id, school_year_id }: StudentYear) {
  const student = await getStudent(scope, id)
  const year = await requireSchoolYear(scope, school_year_id)
  return { year: { ...year, id: school_year_id }, student: printedStudent(student) }
}

/** A student as documents name them: with the full legal name where there is one. */
export function printedStudent(student: { legal_name: string | null; first_name: string; last_name: string }) {
  return { name: student.legal_name ?? fullName(student) }
}
