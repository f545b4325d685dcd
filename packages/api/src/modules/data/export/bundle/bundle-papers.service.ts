import type { Scope } from "../../../../request/scope.ts"
import { gradeLevels, type GradeLevel } from "@hearthbook/core/fields/fields"
import type { PaperSize } from "@hearthbook/core/export/paper-sizes"
import type { FilingView } from "../../../records/filing/filing.schema.ts"
import { readFilingPaper } from "../../../records/paper/filing-papers.service.ts"
import {
  readCourseDescriptions,
  readReportCardPaper,
  readTranscriptPaper,
} from "../../../records/paper/grade-papers.service.ts"
import { readHoursPaper, readReadingList, readRegisterPaper } from "../../../records/paper/record-papers.service.ts"

type Read<Service extends (...parameters: never[]) => Promise<unknown>> = Awaited<ReturnType<Service>>

/** A document with all that it says, not yet drawn. */
export type BundlePaper =
  | ({ document: "report_card" } & Read<typeof readReportCardPaper>)
  | ({ document: "transcript" } & Read<typeof readTranscriptPaper>)
  | ({ document: "attendance_register" } & Read<typeof readRegisterPaper>)
  | ({ document: "hours_log" } & Read<typeof readHoursPaper>)
  | ({ document: "course_descriptions" } & Read<typeof readCourseDescriptions>)
  | ({ document: "reading_list" } & Read<typeof readReadingList>)
  | ({ document: "filing_report" } & Read<typeof readFilingPaper>)

/** Draws a document as a PDF. */
export type DrawPaper = (paper: BundlePaper) => Promise<Uint8Array>

type Place = { id: string; school_year_id: string; paper: PaperSize }

/** A document of the bundle: its name, and how it is read. Null for one that would be empty. */
export type PlannedPaper = { name: string; read: (scope: Scope) => Promise<BundlePaper | null> }

/** The documents of one student's year. A transcript is for high school. */
export function plannedPapers(place: Place, grade_level: GradeLevel): PlannedPaper[] {
  const { id, paper } = place
  const isHighSchool = gradeLevels.indexOf(grade_level) >= gradeLevels.indexOf("9")
  const transcript: PlannedPaper = {
    name: "Transcript",
    read: async (scope) => ({
      document: "transcript",
      ...(await readTranscriptPaper(scope, { id, paper, notary: false })),
    }),
  }
  return [
    {
      name: "Report card",
      read: async (scope) => {
        const card = await readReportCardPaper(scope, place)
        return card.data.some(({ courses }) => courses.length > 0) ? { document: "report_card", ...card } : null
      },
    },
    ...(isHighSchool ? [transcript] : []),
    {
      name: "Attendance register",
      read: async (scope) => ({ document: "attendance_register", ...(await readRegisterPaper(scope, place)) }),
    },
    {
      name: "Hours log",
      read: async (scope) => ({ document: "hours_log", ...(await readHoursPaper(scope, place)) }),
    },
    {
      name: "Course descriptions",
      read: async (scope) => {
        const booklet = await readCourseDescriptions(scope, { id, paper })
        return booklet.data.courses.length > 0 ? { document: "course_descriptions", ...booklet } : null
      },
    },
    {
      name: "Reading list",
      read: async (scope) => {
        const list = await readReadingList(scope, place)
        return list.data.books.length > 0 ? { document: "reading_list", ...list } : null
      },
    },
  ]
}

/** The document of a filing, if it has one: a report, or what it must contain. */
export function plannedFiling({ id, title, report, contents }: FilingView, paper: PaperSize): PlannedPaper[] {
  if ((report ?? contents).length === 0) return []
  return [
    {
      name: title,
      read: async (scope) => ({ document: "filing_report", ...(await readFilingPaper(scope, { id, paper })) }),
    },
  ]
}
