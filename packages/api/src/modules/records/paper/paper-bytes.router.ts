import { createCallerFactory, rateLimitedAdultProcedure, router } from "../../../trpc/trpc.ts"
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

/** A document takes up to a second of the server: more than a family looks at, and too few to keep the server from the others. */
const drawingProcedure = rateLimitedAdultProcedure("paper", 120, 600)

/**
 * The data of each document. Not part of the app's router; called by the routes that draw the documents, after the transaction. The
 * answers have no schema, because they stay on the server.
 */
const paperRouter = router({
  transcript: drawingProcedure
    .input(paperInputs.transcript)
    .query(({ ctx, input }) => readTranscriptPaper(ctx.scope, input)),
  reportCard: drawingProcedure
    .input(paperInputs.reportCard)
    .query(({ ctx, input }) => readReportCardPaper(ctx.scope, input)),
  reportCards: drawingProcedure
    .input(paperInputs.reportCards)
    .query(({ ctx, input }) => readReportCardPapers(ctx.scope, input)),
  attendanceRegister: drawingProcedure
    .input(paperInputs.ofYear)
    .query(({ ctx, input }) => readRegisterPaper(ctx.scope, input)),
  hoursLog: drawingProcedure.input(paperInputs.ofYear).query(({ ctx, input }) => readHoursPaper(ctx.scope, input)),
  readingList: drawingProcedure.input(paperInputs.ofYear).query(({ ctx, input }) => readReadingList(ctx.scope, input)),
  courseDescriptions: drawingProcedure
    .input(paperInputs.ofStudent)
    .query(({ ctx, input }) => readCourseDescriptions(ctx.scope, input)),
  diploma: drawingProcedure.input(paperInputs.ofStudent).query(({ ctx, input }) => readDiploma(ctx.scope, input)),
  weeklyPlanner: drawingProcedure
    .input(paperInputs.weeklyPlanner)
    .query(({ ctx, input }) => readWeeklyPlanner(ctx.scope, input)),
  dailyChecklist: drawingProcedure
    .input(paperInputs.dailyChecklist)
    .query(({ ctx, input }) => readDailyChecklist(ctx.scope, input)),
  filingReport: drawingProcedure
    .input(paperInputs.ofFiling)
    .query(({ ctx, input }) => readFilingPaper(ctx.scope, input)),
  schoolProfile: drawingProcedure
    .input(paperInputs.ofSchool)
    .query(({ ctx, input }) => readSchoolProfile(ctx.scope, input)),
})

export const createPaperCaller = createCallerFactory(paperRouter)
