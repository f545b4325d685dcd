import { createConnectionVisitor } from "@hearthbook/api/connection-visits"
import { createContext } from "@hearthbook/api/context"
import { describeError } from "@hearthbook/api/describe-error"
import { createDriveVisitor } from "@hearthbook/api/drive-visits"
import { driveScope } from "@hearthbook/api/schemas/drive"
import type { ProviderProfile } from "@hearthbook/api/services/oauth/oauth"
import { testFacts } from "@hearthbook/api/testing/test-facts"
import { testPassword } from "@hearthbook/db/testing/factories"
import sharp from "sharp"
import { newState } from "../../contract/oauth-journey.ts"
import { toRestReply, type Call, type Reply } from "./ask.ts"
import { now } from "./household.ts"
import type { BytesName } from "./procedures.ts"

const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0f766e" } })
  .jpeg()
  .toBuffer()
const octets = "application/octet-stream"

type Init = { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/** Calls what travels as bytes, as a form or with a cookie: over REST, and nowhere else. */
export async function askBytes(call: Call, procedure: BytesName): Promise<Reply> {
  return ways[procedure](call)
}

const ways: Record<BytesName, (call: Call) => Promise<Reply>> = {
  "files.upload": (call) =>
    send(call, "POST", `/assignments/${call.world.hearth.ids.assignment}/files?name=map.jpg`, {
      body: new Uint8Array(picture),
      headers: { "content-type": "image/jpeg" },
    }),
  "files.read": (call) => send(call, "GET", `/files/${call.world.hearth.ids.file}`),
  "avatar.set": sendAvatar,
  "archive.make": (call) => send(call, "GET", "/family/archive"),
  "archive.ticket": (call) => send(call, "POST", "/family/archive/ticket"),
  "archive.keepPart": (call) =>
    send(call, "PUT", `/family/archive/uploads/${call.world.hearth.ids.upload}/parts/0`, {
      body: call.world.archive,
      headers: { "content-type": octets },
    }),
  "connectionVisits.ticket": (call) =>
    sendJson(call, "/settings/connections/google", { state: newState(), password: testPassword }),
  "driveVisits.ticket": (call) => sendJson(call, "/settings/google/connect", { state: newState() }),
  "connectionVisits.connect": (call) => visit(call, (context) => createConnectionVisitor(context).connect(profile)),
  "driveVisits.connect": (call) => visit(call, (context) => createDriveVisitor(context).connect(profile)),
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
  form.append("avatar", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "me.jpg")
  const request = new Request("http://hearthbook.test", { method: "POST", body: form })
  const headers = { "content-type": request.headers.get("content-type") ?? "" }
  return send(call, "POST", "/settings/avatar", { body: new Uint8Array(await request.arrayBuffer()), headers })
}

/** Somebody at Google whom nobody here has met. */
const profile: ProviderProfile = {
  provider: "google",
  provider_account_id: "new-at-google",
  email: "new@gmail.test",
  email_verified: true,
  first_name: "Grace",
  last_name: "Hopper",
  tokens: {
    access_token: "an access token",
    refresh_token: "a refresh token",
    access_token_expires_at: new Date(now.getTime() + 3_600_000),
    scope: `openid email profile ${driveScope}`,
  },
}

type Context = ReturnType<typeof createContext>

/**
 * The end of a visit to Google. No request names what is kept there: it is what our own engine heard from Google, so that it is the
 * procedure behind the route that is called.
 */
async function visit({ world, caller }: Call, connect: (context: Context) => Promise<unknown>): Promise<Reply> {
  const token = world.tokenOf(caller)
  const { rest, settings } = world
  const authorization = token && `Bearer ${token}`
  const context = createContext({ ...testFacts, client: rest.db, settings, clock: () => now, authorization })
  return connect(context).then(
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
