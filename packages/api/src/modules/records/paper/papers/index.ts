import { attendanceRegister } from "./attendance-register.ts"
import { courseDescriptions } from "./course-descriptions.ts"
import { dailyChecklist } from "./daily-checklist.ts"
import { diploma } from "./diploma.ts"
import { filingReport } from "./filing-report.ts"
import { hoursLog } from "./hours-log.ts"
import { readingList } from "./reading-list.ts"
import { reportCard } from "./report-card.ts"
import { reportCards } from "./report-cards.ts"
import { schoolProfile } from "./school-profile.ts"
import { transcript } from "./transcript.ts"
import { weeklyPlanner } from "./weekly-planner.ts"

/** All documents, in the order of the page that lists them. */
export const papers = {
  transcript,
  reportCard,
  reportCards,
  courseDescriptions,
  readingList,
  diploma,
  attendanceRegister,
  hoursLog,
  weeklyPlanner,
  dailyChecklist,
  filingReport,
  schoolProfile,
}

export type PaperName = keyof typeof papers
