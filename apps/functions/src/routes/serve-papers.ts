import { createPaperCaller } from "@hearthbook/api/modules/records/paper/paper-bytes.router"
import { plainFileName } from "@hearthbook/core/export/file-names"
import type { Context, Hono } from "hono"
import { z } from "zod"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse } from "../http/error-response.ts"
import { drawAside } from "./draw-aside.ts"

type Caller = ReturnType<typeof createPaperCaller>
type Asked = { id: string } & Record<"school_year_id" | "date", string> &
  Partial<Record<"paper" | "term_id" | "notary" | "completion", string>>
type Made = { name: string; content: Uint8Array }

const uuid = z.guid()

// Each document's code is loaded when it is first asked for, with the fonts and the library that draws it.
const papers: Record<string, (caller: Caller, asked: Asked) => Promise<Made>> = {
  "/students/:id/transcript.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.transcript(asked)
    const { makeTranscript } = await import("@hearthbook/paper/documents/transcript")
    const name = data.official ? "Transcript" : "Unofficial transcript"
    return { name: `${name}, ${data.student.name}`, content: await makeTranscript(data, sheet) }
  },
  "/students/:id/report-card.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.reportCard(asked)
    const { makeReportCards } = await import("@hearthbook/paper/documents/report-card")
    return { name: `Report card, ${data[0]?.student.name ?? ""}`, content: await makeReportCards(data, sheet) }
  },
  "/report-cards.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.reportCards(asked)
    const { makeReportCards } = await import("@hearthbook/paper/documents/report-card")
    return { name: "Report cards", content: await makeReportCards(data, sheet) }
  },
  "/students/:id/attendance-register.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.attendanceRegister(asked)
    const { makeAttendanceRegister } = await import("@hearthbook/paper/documents/attendance-register")
    return { name: `Attendance, ${data.student.name}`, content: await makeAttendanceRegister(data, sheet) }
  },
  "/students/:id/hours-log.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.hoursLog(asked)
    // The log of a full year takes seconds.
    return { name: `Hours, ${data.student.name}`, content: await drawAside({ document: "hours_log", sheet, data }) }
  },
  "/students/:id/reading-list.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.readingList(asked)
    const { makeReadingList } = await import("@hearthbook/paper/documents/reading-list")
    return { name: `Reading list, ${data.student.name}`, content: await makeReadingList(data, sheet) }
  },
  "/students/:id/course-descriptions.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.courseDescriptions(asked)
    const { makeCourseDescriptions } = await import("@hearthbook/paper/documents/course-descriptions")
    return { name: `Course descriptions, ${data.student.name}`, content: await makeCourseDescriptions(data, sheet) }
  },
  "/students/:id/diploma.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.diploma(asked)
    const { makeDiploma } = await import("@hearthbook/paper/documents/diploma")
    return { name: `Diploma, ${data.student.name}`, content: await makeDiploma(data, sheet) }
  },
  "/students/:id/weekly-planner.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.weeklyPlanner(asked)
    const { makeWeeklyPlanner } = await import("@hearthbook/paper/documents/weekly-planner")
    return { name: `Week, ${data.student.name}`, content: await makeWeeklyPlanner(data, sheet) }
  },
  "/daily-checklist.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.dailyChecklist(asked)
    const { makeDailyChecklist } = await import("@hearthbook/paper/documents/daily-checklist")
    return { name: `Checklist, ${data.date}`, content: await makeDailyChecklist(data, sheet) }
  },
  "/filings/:id/report.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.filingReport(asked)
    const { makeFilingReport } = await import("@hearthbook/paper/documents/filing-report")
    return { name: `${data.title}, ${data.student.name}`, content: await makeFilingReport(data, sheet) }
  },
  "/school-profile.pdf": async (caller, asked) => {
    const { sheet, data } = await caller.schoolProfile(asked)
    const { makeSchoolProfile } = await import("@hearthbook/paper/documents/school-profile")
    return { name: "School profile", content: await makeSchoolProfile(data, sheet) }
  },
}

/** Serves the documents as PDF files. Register it before the routes of JSON, which take what is left. */
export function servePapers(app: Hono<AppEnv>): void {
  for (const [path, make] of Object.entries(papers)) {
    app.get(`/api/v1${path}`, (c) => sendPaper(c, make))
  }
}

async function sendPaper(c: Context<AppEnv>, make: (caller: Caller, asked: Asked) => Promise<Made>): Promise<Response> {
  const id = c.req.param("id")
  if (id !== undefined && !uuid.safeParse(id).success) return errorResponse(c, "NOT_FOUND")
  const { school_year_id = "", date = "", ...others } = c.req.query()
  try {
    const caller = createPaperCaller(c.get("api")())
    const { name, content } = await make(caller, { ...others, school_year_id, date, id: id ?? "" })
    const file = `${name}.pdf`
    c.header("Content-Type", "application/pdf")
    c.header("Content-Disposition", `inline; filename*=UTF-8''${encodeName(file)}`)
    c.header("Content-Length", String(content.length))
    c.header("Cache-Control", "private, no-store")
    return c.body(Uint8Array.from(content))
  } catch (error) {
    return refusalResponse(c, error)
  }
}

/** Names may hold anything; a header may not, and neither may a file's name. */
function encodeName(name: string): string {
  return encodeURIComponent(plainFileName(name)).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
