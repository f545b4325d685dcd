import { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { requireSchoolYear } from "../../../family/school-year/school-year.service.ts"
import { listStudents } from "../../../family/student/student.service.ts"
import type { ReportCardView } from "../../report-card/report-card.schema.ts"
import { readReportCard } from "../../report-card/report-card.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofTerm, paper } from "../paper-inputs.ts"
import { toCardPaper } from "./report-card.ts"

export const reportCards = definePaper({
  path: "/report-cards.pdf",
  what: "the report cards of all students",
  is_for_all: true,
  input: z.object({ ...ofTerm, paper }),
  drawing: "report-card",
  load: readReportCards,
  fileName: () => "Report cards",
})

/** The report cards of all students who have courses in the year. Nine statements for each. */
async function readReportCards(scope: Scope, which: { school_year_id: string; term_id?: string | undefined }) {
  await requireSchoolYear(scope, which.school_year_id)
  const cards: ReportCardView[] = []
  for (const { id } of await listStudents(scope, {})) cards.push(await readReportCard(scope, { id, ...which }))
  const withCourses = cards.filter(({ courses }) => courses.length > 0)
  return (withCourses.length > 0 ? withCourses : cards).map(toCardPaper)
}
