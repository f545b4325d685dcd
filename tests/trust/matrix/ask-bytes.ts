import { createConnectionRedirectCaller } from "@hearthbook/api/modules/access/oauth/connection-redirect.router"
import type { Context } from "@hearthbook/api/identity/context"
import { describeError } from "@hearthbook/api/errors/describe-error"
import { createDriveRedirectCaller } from "@hearthbook/api/modules/work/drive/drive.router"
import { testPassword } from "@hearthbook/db/testing/factories"
import { newState } from "../../contract/sign-in/oauth-journey.ts"
import { toRestReply, type Call, type Reply } from "./ask.ts"
import type { BytesName } from "./procedures.ts"
import { picture } from "./family-fixture.ts"
import { profileOf } from "./profile.ts"

const octets = "application/octet-stream"

function askPaper(call: Call, path: (student: string, year: string) => string): Promise<Reply> {
  const { student, schoolYear } = call.world.hearth.ids
  return send(call, "GET", path(student, `school_year_id=${schoolYear}`))
}

type Init = { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/** Calls a procedure that takes bytes, a form or a cookie and exists over REST only. */
export async function askBytes(call: Call, procedure: BytesName): Promise<Reply> {
  return ways[procedure](call)
}

const ways: Record<BytesName, (call: Call) => Promise<Reply>> = {
  "files.upload": (call) =>
    send(call, "POST", `/assignments/${call.world.hearth.ids.assignment}/files?name=map.jpg`, {
      body: picture,
      headers: { "content-type": "image/jpeg" },
    }),
  "files.read": (call) => send(call, "GET", `/files/${call.world.hearth.ids.file}`),
  "files.uploadPart": (call) =>
    send(call, "PUT", `/uploads/${call.world.hearth.own.child.fileUpload}/parts/0`, {
      body: picture,
      headers: { "content-type": octets },
    }),
  "filings.upload": (call) =>
    send(call, "POST", `/filings/${call.world.hearth.ids.filing}/files?name=receipt.jpg`, {
      body: picture,
      headers: { "content-type": "image/jpeg" },
    }),
  "imports.create": (call) =>
    send(call, "POST", "/imports?kind=subjects", {
      body: new TextEncoder().encode("Name\nPottery"),
      headers: { "content-type": "text/csv" },
    }),
  "imports.wrongRows": (call) => send(call, "GET", `/imports/${call.world.hearth.ids.import}/wrong.csv`),
  "school.setLogo": (call) =>
    send(call, "POST", "/settings/school/logo", { body: picture, headers: { "content-type": "image/jpeg" } }),
  "papers.transcript": (call) => askPaper(call, (student) => `/students/${student}/transcript.pdf`),
  "papers.reportCard": (call) => askPaper(call, (student, year) => `/students/${student}/report-card.pdf?${year}`),
  "papers.reportCards": (call) => askPaper(call, (_student, year) => `/report-cards.pdf?${year}`),
  "papers.attendanceRegister": (call) =>
    askPaper(call, (student, year) => `/students/${student}/attendance-register.pdf?${year}`),
  "papers.hoursLog": (call) => askPaper(call, (student, year) => `/students/${student}/hours-log.pdf?${year}`),
  "papers.readingList": (call) => askPaper(call, (student, year) => `/students/${student}/reading-list.pdf?${year}`),
  "papers.courseDescriptions": (call) => askPaper(call, (student) => `/students/${student}/course-descriptions.pdf`),
  "papers.diploma": (call) => askPaper(call, (student) => `/students/${student}/diploma.pdf`),
  "papers.weeklyPlanner": (call) =>
    askPaper(call, (student) => `/students/${student}/weekly-planner.pdf?date=2026-09-15`),
  "papers.dailyChecklist": (call) => askPaper(call, () => "/daily-checklist.pdf?date=2026-09-15"),
  "papers.filingReport": (call) => send(call, "GET", `/filings/${call.world.hearth.ids.filing}/report.pdf`),
  "papers.schoolProfile": (call) => askPaper(call, () => "/school-profile.pdf"),
  "export.table": (call) => send(call, "GET", "/export/amendments.xlsx"),
  "export.bundle": (call) => send(call, "GET", `/school-years/${call.world.hearth.ids.schoolYear}/bundle.zip`),
  "avatar.set": sendAvatar,
  "archive.make": (call) => send(call, "GET", "/family/archive"),
  "archive.ticket": (call) => send(call, "POST", "/family/archive/ticket"),
  "archive.uploadPart": (call) =>
    send(call, "PUT", `/family/archive/uploads/${call.world.hearth.ids.upload}/parts/0`, {
      body: call.world.archive,
      headers: { "content-type": octets },
    }),
  "connectionVisits.ticket": (call) =>
    sendJson(call, "/settings/connections/google", { state: newState(), password: testPassword }),
  "driveVisits.ticket": (call) => sendJson(call, "/settings/google/connect", { state: newState() }),
  "connectionVisits.connect": (call) =>
    visit(call, (context) => createConnectionRedirectCaller(context).connect(profileOf("new"))),
  "driveVisits.connect": (call) =>
    visit(call, (context) => createDriveRedirectCaller(context).connect(profileOf("new"))),
}

async function send(call: Call, method: string, path: string, { headers, ...init }: Init = {}): Promise<Reply> {
  const { world, caller } = call
  const token = world.tokenOf(caller)
  return toRestReply(
    await world.rest.send(method, `/api/v1${path}`, {
      ...init,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    }),
  )
}

async function sendJson({ world, caller }: Call, path: string, body: object): Promise<Reply> {
  return toRestReply(await world.rest.as(world.tokenOf(caller))("POST", path, body))
}

async function sendAvatar(call: Call): Promise<Reply> {
  const form = new FormData()
  form.append("avatar", new Blob([picture], { type: "image/jpeg" }), "me.jpg")
  const request = new Request("http://hearthbook.test", { method: "POST", body: form })
  const headers = { "content-type": request.headers.get("content-type") ?? "" }
  return send(call, "POST", "/settings/avatar", { body: new Uint8Array(await request.arrayBuffer()), headers })
}

/**
 * Calls the procedure behind the callback of a connection. Its input comes from the server's OAuth engine, not from the
 * request.
 */
async function visit({ world, caller }: Call, connect: (context: Context) => Promise<unknown>): Promise<Reply> {
  return connect(world.contextOf(caller)).then(
    () => ({ status: 200, code: undefined }),
    (error: unknown) => {
      if (!isRefusal(error)) throw error
      const { status, body } = describeError(error, "")
      return { status, code: body.code }
    },
  )
}

function isRefusal(error: unknown): error is Parameters<typeof describeError>[0] {
  return error instanceof Error && error.name === "TRPCError"
}
