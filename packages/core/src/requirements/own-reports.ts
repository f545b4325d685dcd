import type { RecordToKeep } from "./record-kinds.ts"

/** The reports that a family can write for itself, whatever its pack asks. Each is filled in from the records. */
export const ownReports = {
  log: {
    title: "Log of lessons and reading",
    contents: ["Lessons done", "Reading materials by title", "Field trips"],
  },
  portfolio: {
    title: "Portfolio list",
    contents: [
      "Reading materials by title",
      "Samples of writings, worksheets, workbooks and creative work",
      "Test results",
      "What else is in the portfolio",
    ],
  },
  summary: {
    title: "Summary of the log",
    contents: [
      "Days attended",
      "Hours by subject",
      "Core hours, and those at home",
      "Hours by month",
      "Earlier this year",
    ],
  },
} as const

export type OwnReport = keyof typeof ownReports
export const ownReportKinds = ["log", "portfolio", "summary"] as const satisfies OwnReport[]

const keptBy: Record<OwnReport, RecordToKeep["kind"][]> = {
  log: ["log", "reading_titles"],
  portfolio: ["samples"],
  summary: ["hours", "plan_book"],
}

/** The reports that show the records which a family keeps for its state, but for those that it has. */
export function missingReports(records: Pick<RecordToKeep, "kind">[], titles: string[]): OwnReport[] {
  return ownReportKinds.filter(
    (report) => !titles.includes(ownReports[report].title) && records.some(({ kind }) => keptBy[report].includes(kind)),
  )
}
