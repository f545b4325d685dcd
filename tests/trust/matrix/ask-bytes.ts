import { papers, type PaperName } from "@hearthbook/api/modules/records/paper/papers/index"
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
  "imports.wrongRows": (call) => send(call, "GET", `/imports/${call.world.hearth.ids.data_import}/wrong.csv`),
  "school.setLogo": (call) =>
    send(call, "POST", "/settings/school/logo", { body: picture, headers: { "content-type": "image/jpeg" } }),
  ...waysOfPapers(),
  "export.table": (call) => send(call, "GET", "/export/amendments.xlsx"),
  "export.bundle": (call) => send(call, "GET", `/school-years/${call.world.hearth.ids.school_year}/bundle.zip`),
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

/** Documents are asked for with all that any of them takes. */
function waysOfPapers() {
  return Object.fromEntries(
    Object.entries(papers).map(([name, { path }]) => [
      `papers.${name}`,
      (call: Call) => {
        const { student, school_year, filing } = call.world.hearth.ids
        const id = path.startsWith("/filings") ? filing : student
        return send(call, "GET", `${path.replace("{id}", id)}?school_year_id=${school_year}&date=2026-09-15`)
      },
    ]),
  ) as Record<`papers.${PaperName}`, (call: Call) => Promise<Reply>>
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
