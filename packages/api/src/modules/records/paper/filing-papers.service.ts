import type { Scope } from "../../../request/scope.ts"
import { fullName } from "@hearthbook/core/names/names"
import { reportFields } from "@hearthbook/core/requirements/report-fields"
import { longDay } from "@hearthbook/core/time/printed-days"
import { draftFiling } from "../filing/filing-draft.service.ts"
import { getFiling } from "../filing/filing.service.ts"
import { requireRequirement } from "../requirement/requirement.service.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { getStudent } from "../../family/student/student.service.ts"
import type { PaperInput } from "./paper.schema.ts"
import { readSheet } from "./sheet.service.ts"

/** A filing as it is sent: what was saved in its fields, else what the records say. NOT_FOUND like `getFiling`. */
export async function readFilingPaper(scope: Scope, { id, paper }: PaperInput<"ofFiling">) {
  const filing = await getFiling(scope, id)
  const draft = await draftFiling(scope, { id })
  const student = await getStudent(scope, filing.student_id)
  const { school_year_id } = await requireRequirement(scope, filing.requirement_id)
  const { academic_year } = await requireSchoolYear(scope, school_year_id)
  const { title, to, note, report } = filing
  return {
    sheet: await readSheet(scope, paper),
    data: {
      title,
      to,
      note,
      academic_year,
      student: { name: student.legal_name ?? fullName(student) },
      period: `${longDay(draft.start_date)} to ${longDay(draft.end_date)}`,
      fields: reportFields(report, draft),
    },
  }
}
