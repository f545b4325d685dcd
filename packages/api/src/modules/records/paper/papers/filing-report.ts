import { chosenId } from "@hearthbook/core/fields/fields"
import { reportFields } from "@hearthbook/core/requirements/report-fields"
import { longDay } from "@hearthbook/core/time/printed-days"
import type { FilingReportPaper } from "@hearthbook/paper/documents/filing-report"
import { z } from "zod"
import { requireSchoolYear } from "../../../family/school-year/school-year.service.ts"
import { getStudent } from "../../../family/student/student.service.ts"
import { draftFiling } from "../../filing/filing-draft.service.ts"
import { getFiling } from "../../filing/filing.service.ts"
import { requireRequirement } from "../../requirement/requirement.service.ts"
import { definePaper } from "../define-paper.ts"
import { paper, printedStudent } from "../paper-inputs.ts"

/** A filing as it is sent: what was saved in its fields, else what the records say. */
export const filingReport = definePaper({
  path: "/filings/{id}/report.pdf",
  what: "what a filing says",
  input: z.object({ id: chosenId("Choose a filing."), paper }),
  drawing: "filing-report",
  load: async (scope, { id }): Promise<FilingReportPaper> => {
    const { title, to, note, report, ...filing } = await getFiling(scope, id)
    const draft = await draftFiling(scope, { id })
    const student = await getStudent(scope, filing.student_id)
    const { school_year_id } = await requireRequirement(scope, filing.requirement_id)
    const { academic_year } = await requireSchoolYear(scope, school_year_id)
    return {
      title,
      to,
      note,
      academic_year,
      student: printedStudent(student),
      period: `${longDay(draft.start_date)} to ${longDay(draft.end_date)}`,
      fields: reportFields(report, draft),
    }
  },
  fileName: ({ title, student }) => `${title}, ${student.name}`,
})
