import type { BundlePaper } from "@hearthbook/api/modules/data/export/bundle/bundle-papers.service"

/** Draws a document of a bundle as a PDF. Each document's code is loaded when it is first drawn, as for a document by itself. */
export async function drawPaper(paper: BundlePaper): Promise<Uint8Array> {
  switch (paper.document) {
    case "report_card": {
      const { makeReportCards } = await import("@hearthbook/paper/documents/report-card")
      return makeReportCards(paper.data, paper.sheet)
    }
    case "transcript": {
      const { makeTranscript } = await import("@hearthbook/paper/documents/transcript")
      return makeTranscript(paper.data, paper.sheet)
    }
    case "attendance_register": {
      const { makeAttendanceRegister } = await import("@hearthbook/paper/documents/attendance-register")
      return makeAttendanceRegister(paper.data, paper.sheet)
    }
    case "hours_log": {
      const { makeHoursLog } = await import("@hearthbook/paper/documents/hours-log")
      return makeHoursLog(paper.data, paper.sheet)
    }
    case "course_descriptions": {
      const { makeCourseDescriptions } = await import("@hearthbook/paper/documents/course-descriptions")
      return makeCourseDescriptions(paper.data, paper.sheet)
    }
    case "reading_list": {
      const { makeReadingList } = await import("@hearthbook/paper/documents/reading-list")
      return makeReadingList(paper.data, paper.sheet)
    }
    case "filing_report": {
      const { makeFilingReport } = await import("@hearthbook/paper/documents/filing-report")
      return makeFilingReport(paper.data, paper.sheet)
    }
  }
}
