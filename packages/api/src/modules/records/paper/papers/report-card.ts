import type { ReportCardPaper } from "@hearthbook/paper/documents/report-card"
import { z } from "zod"
import type { ReportCardView } from "../../report-card/report-card.schema.ts"
import { readReportCard } from "../../report-card/report-card.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, ofTerm, paper, printedStudent } from "../paper-inputs.ts"

export const reportCard = definePaper({
  path: "/students/{id}/report-card.pdf",
  what: "a student's report card",
  listed: { label: "Report card", group: "Grades", span: "term" },
  input: z.object({ ...ofStudent, ...ofTerm, paper }),
  drawing: "report-card",
  load: async (scope, which) => [toCardPaper(await readReportCard(scope, which))],
  fileName: ([card]) => `Report card, ${card?.student.name ?? ""}`,
  isEmpty: (cards) => cards.every(({ courses }) => courses.length === 0),
})

export function toCardPaper({ student, ...card }: ReportCardView): ReportCardPaper {
  return { ...card, student: { ...printedStudent(student), grade_level: student.grade_level } }
}
