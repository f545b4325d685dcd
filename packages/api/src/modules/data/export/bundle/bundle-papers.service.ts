import type { PaperSize } from "@hearthbook/core/export/paper-sizes"
import { gradeLevels, type GradeLevel } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../../request/scope.ts"
import type { FilingView } from "../../../records/filing/filing.schema.ts"
import type { LoadedPaper } from "../../../records/paper/define-paper.ts"
import { papers } from "../../../records/paper/papers/index.ts"

/** Draws a document as a PDF. */
export type DrawPaper = (paper: LoadedPaper) => Promise<Uint8Array>

type Place = { id: string; school_year_id: string; paper: PaperSize }

/** A document of the bundle: its name, and how it is read. */
export type PlannedPaper = { name: string; read: (scope: Scope) => Promise<LoadedPaper> }

/** The documents of one student's year. A transcript is for high school. */
export function plannedPapers(place: Place, grade_level: GradeLevel): PlannedPaper[] {
  const isHighSchool = gradeLevels.indexOf(grade_level) >= gradeLevels.indexOf("9")
  const transcript: PlannedPaper = {
    name: "Transcript",
    read: (scope) => papers.transcript.read(scope, { ...place, notary: false }),
  }
  return [
    { name: "Report card", read: (scope) => papers.reportCard.read(scope, place) },
    ...(isHighSchool ? [transcript] : []),
    { name: "Attendance register", read: (scope) => papers.attendanceRegister.read(scope, place) },
    { name: "Hours log", read: (scope) => papers.hoursLog.read(scope, place) },
    { name: "Course descriptions", read: (scope) => papers.courseDescriptions.read(scope, place) },
    { name: "Reading list", read: (scope) => papers.readingList.read(scope, place) },
  ]
}

/** The document of a filing, if it has one: a report, or what it must contain. */
export function plannedFiling({ id, title, report, contents }: FilingView, paper: PaperSize): PlannedPaper[] {
  if ((report ?? contents).length === 0) return []
  return [{ name: title, read: (scope) => papers.filingReport.read(scope, { id, paper }) }]
}
