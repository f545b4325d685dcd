import { adultProcedure, createCallerFactory, router } from "../../trpc/trpc.ts"
import { readFilingPaper } from "./filing-papers.service.ts"
import {
  readCourseDescriptions,
  readDiploma,
  readReportCardPaper,
  readReportCardPapers,
  readSchoolProfile,
  readTranscriptPaper,
} from "./grade-papers.service.ts"
import { paperInputs } from "./paper.schema.ts"
import { readDailyChecklist, readWeeklyPlanner } from "./planner-papers.service.ts"
import { readHoursPaper, readReadingList, readRegisterPaper } from "./record-papers.service.ts"

/**
 * The data of each document. Not part of the app's router; called by the routes that draw the documents, after the transaction. The
 * answers have no schema, because they stay on the server.
 */
const paperRouter = router({
  transcript: adultProcedure
    .input(paperInputs.transcript)
    .query(({ ctx, input }) => readTranscriptPaper(ctx.scope, input)),
  reportCard: adultProcedure
    .input(paperInputs.reportCard)
    .query(({ ctx, input }) => readReportCardPaper(ctx.scope, input)),
  reportCards: adultProcedure
    .input(paperInputs.reportCards)
    .query(({ ctx, input }) => readReportCardPapers(ctx.scope, input)),
  attendanceRegister: adultProcedure
    .input(paperInputs.ofYear)
    .query(({ ctx, input }) => readRegisterPaper(ctx.scope, input)),
  hoursLog: adultProcedure.input(paperInputs.ofYear).query(({ ctx, input }) => readHoursPaper(ctx.scope, input)),
  readingList: adultProcedure.input(paperInputs.ofYear).query(({ ctx, input }) => readReadingList(ctx.scope, input)),
  courseDescriptions: adultProcedure
    .input(paperInputs.ofStudent)
    .query(({ ctx, input }) => readCourseDescriptions(ctx.scope, input)),
  diploma: adultProcedure.input(paperInputs.ofStudent).query(({ ctx, input }) => readDiploma(ctx.scope, input)),
  weeklyPlanner: adultProcedure
    .input(paperInputs.weeklyPlanner)
    .query(({ ctx, input }) => readWeeklyPlanner(ctx.scope, input)),
  dailyChecklist: adultProcedure
    .input(paperInputs.dailyChecklist)
    .query(({ ctx, input }) => readDailyChecklist(ctx.scope, input)),
  filingReport: adultProcedure.input(paperInputs.ofFiling).query(({ ctx, input }) => readFilingPaper(ctx.scope, input)),
  schoolProfile: adultProcedure
    .input(paperInputs.ofSchool)
    .query(({ ctx, input }) => readSchoolProfile(ctx.scope, input)),
})

export const createPaperCaller = createCallerFactory(paperRouter)
