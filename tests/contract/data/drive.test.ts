import { driveScope } from "@hearthbook/api/work/drive"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { pickerKey } from "../../providers/google-drive.ts"
import { googleKeys } from "../../providers/openid-provider.ts"
import { unsupportedOn } from "../platforms/unsupported-on.ts"
import { ada, ghost, home, newState, openJourney } from "../sign-in/oauth-journey.ts"
import { idOf, read } from "../fixtures/rest-client.ts"
import { makeChildLogin, makeCurriculum } from "../fixtures/rest-records.ts"

const journey = await openJourney((issuer) => ({
  settings: {
    auth_secret: "a secret of tests, long enough to be one",
    app_url: home,
    require_verified_email: false,
    admin_emails: [],
    has_row_level_security: true,
    providers: ["google"],
    push_public_key: null,
    push_ports: [443],
    bucket: null,
    google: {
      ...googleKeys,
      issuer,
      api_url: issuer,
      timeout: 30_000,
      picker: { key: pickerKey, script_url: `${issuer}/picker.js` },
    },
  },
}))
const { rest, google } = journey
const child = { email: "ben@hearthbook.app", password: "otter-maple-27" }
let parent = ""
let student_id = ""
let curriculum_id = ""

beforeAll(async () => {
  parent = await rest.register("parent@family.test")
  const made = await makeCurriculum(rest.as(parent))
  student_id = made.student_id
  curriculum_id = made.curriculum_id
  await makeChildLogin(rest, rest.as(parent), { student_id, ...child })
})
afterAll(journey.close)
beforeEach(() => {
  journey.takeNewBrowser()
  Object.assign(google.behavior, { grantsFiles: true, isFailing: false })
})

const signIn = async () => String(read((await rest.as(null)("POST", "/auth/login", child)).body, "access_token"))
const setWork = async () =>
  idOf(await rest.as(parent)("POST", "/assignments", { curriculum_id, title: "Leaf press", due_date: "2026-09-20" }))

/** Connects Drive: opens Google with a session's ticket, selects an account and passes Google's answer to the API. */
async function connect(token: string, account = ada.email, state = newState()) {
  const { body } = await journey.browser.post("/api/v1/settings/google/connect", token, { state })
  const page = await journey.browser.open(`${home}${String(read(body, "url"))}`)
  const arrived = page.url.origin === home ? page.url : (await journey.browser.click(page, account)).url
  return finishConnecting(token, arrived.search)
}
const finishConnecting = (token: string, query: string) =>
  journey.browser.post("/api/v1/settings/google/callback", token, { query })

describe("connecting", () => {
  test(
    "requests access to picked files only and stores Google's tokens encrypted",
    { tags: ["api.begin-drive", "api.finish-drive", "api.request-drive"] },
    async () => {
      google.requests.length = 0
      const { status, body } = await connect(await signIn())
      expect({ status, body }).toMatchObject({ status: 200, body: { is_google_drive_connected: true } })
      const asked = google.requests.find(({ pathname }) => pathname === "/auth")?.searchParams
      expect(Object.fromEntries(asked ?? [])).toMatchObject({
        scope: `openid email ${driveScope}`,
        access_type: "offline",
        prompt: "consent",
        code_challenge_method: "S256",
      })
      const row = await rest.db.oauth_account.findFirstOrThrow({ where: { purpose: "drive" } })
      const token = String(
        read((await rest.as(await signIn())("GET", "/auth/google/refresh-token")).body, "google_access_token"),
      )
      expect(JSON.stringify(row)).not.toContain(token)
      expect(rest.logged.join("")).not.toContain(token)
    },
  )

  test("two siblings may use the same Google account", async () => {
    const sister = { email: "may@hearthbook.app", password: "otter-maple-28" }
    const may = idOf(
      await rest.as(parent)("POST", "/students", {
        first_name: "May",
        last_name: "Byron",
        grade_level: "2",
        date_of_birth: "2019-03-04",
      }),
    )
    const token = await makeChildLogin(rest, rest.as(parent), { student_id: may, ...sister })
    expect(await connect(token)).toMatchObject({ status: 200, body: { is_google_drive_connected: true } })
    expect(await connect(await signIn())).toMatchObject({ status: 200 })
  })

  test("is refused with instructions if the user does not grant access to files", async () => {
    google.behavior.grantsFiles = false
    const token = parent
    expect(await connect(token, ghost.email)).toMatchObject({
      status: 400,
      body: { message: "Access to your files was not granted. Connect again, and tick the box at Google." },
    })
    expect(await rest.as(token)("GET", "/auth/whoami")).toMatchObject({ body: { is_google_drive_connected: false } })
  })

  test("redirects back with a code on a denial, a missing ticket and a reused ticket", async () => {
    const token = await signIn()
    const { body } = await journey.browser.post("/api/v1/settings/google/connect", token, { state: newState() })
    const address = `${home}${String(read(body, "url"))}`
    const { url } = await journey.browser.click(await journey.browser.open(address), "Deny")
    expect(await finishConnecting(token, url.search)).toMatchObject({ body: { message: "OAuth error: access_denied" } })
    const again = await journey.browser.open(address)
    const flash = () => Object.fromEntries(journey.browser.cookies())["hearthbook.flash"]
    expect([again.url.href, flash()]).toEqual([`${home}/settings?tab=integrations`, "drive.LINK_INVALID.google"])
    journey.takeNewBrowser()
    await journey.browser.open(`${home}/api/v1/settings/google/connect?state=${newState()}`)
    expect(flash()).toBe("drive.LINK_INVALID.google")
    const noState = await journey.browser.open(`${home}/api/v1/settings/google/connect`)
    expect([noState.url.href, flash()]).toEqual([`${home}/settings?tab=integrations`, "drive.PROVIDER_REFUSED.google"])
  })

  test("Google's answer to one user does not connect another", async () => {
    const token = await signIn()
    const { body } = await journey.browser.post("/api/v1/settings/google/connect", token, { state: newState() })
    const page = await journey.browser.open(`${home}${String(read(body, "url"))}`)
    const { url } = await journey.browser.click(page, ada.email)
    const stranger = await rest.register("stranger@family.test")
    expect(await finishConnecting(stranger, url.search)).toMatchObject({
      status: 400,
      body: { message: "Invalid OAuth state" },
    })
    expect(await rest.as(null)("POST", "/settings/google/connect", { state: newState() })).toMatchObject({
      status: 401,
    })
  })
})

describe("submitting", () => {
  const submit = async (token: string, work: string, file_id: string) =>
    rest.as(token)("POST", `/assignments/${work}/submit-drive`, { file_id })

  test(
    "verifies a picked file with Google as the student and stores its view link",
    { tags: ["api.submit-drive"] },
    async () => {
      const token = await signIn()
      await connect(token)
      const work = await setWork()
      google.pick("leaf-press")
      const beside = { file_id: "leaf-press", text: "It is about leaves." }
      expect(await rest.as(token)("POST", `/assignments/${work}/submit-drive`, beside)).toMatchObject({
        status: 200,
        body: {
          status: "submitted",
          submission_url: "https://drive.google.com/file/d/leaf-press/view?usp=drivesdk",
        },
      })
      const handed = await rest.as(parent)("GET", `/assignments/${work}/submissions`)
      expect(handed.body).toMatchObject([
        { kind: "drive", url: expect.stringContaining("leaf-press"), text: "It is about leaves." },
      ])
      const other = await setWork()
      google.pick("poem")
      expect(await rest.as(token)("POST", `/assignments/${other}/submit-drive`, { fileId: "poem" })).toMatchObject({
        status: 200,
      })
    },
  )

  test.each([
    ["of another kind", "song", "Pick a PDF, a Google document, or a JPEG or PNG picture."],
    ["in the bin", "binned", "This file cannot be opened. Pick it again."],
    ["of another user", "of-ghost", "This file cannot be opened. Pick it again."],
    ["that is no file", "unheard-of", "This file cannot be opened. Pick it again."],
    ["with a path in its name", "../../etc", "Pick a file from your Google Drive."],
  ])("refuses a file %s and creates no submission", { tags: ["assignments.drive-files"] }, async (_, file, message) => {
    const token = await signIn()
    await connect(token)
    const work = await setWork()
    google.pick(file)
    const answer = await submit(token, work, file)
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: "file_id", message }] } })
    expect((await rest.as(parent)("GET", `/assignments/${work}`)).body).toMatchObject({ status: "assigned" })
    expect((await rest.as(parent)("GET", `/assignments/${work}/submissions`)).body).toEqual([])
  })

  test(
    "does not find a file that was not picked, even if the student owns it",
    { tags: ["assignments.drive-files"] },
    async () => {
      const token = await signIn()
      await connect(token)
      expect(await submit(token, await setWork(), "unpicked")).toMatchObject({ status: 400 })
    },
  )

  test(
    "renews a token shortly before it expires and when Google revokes it early",
    { tags: ["api.get-drive-token"] },
    async () => {
      const token = await signIn()
      await connect(token)
      const first = await rest.as(token)("GET", "/auth/google/refresh-token")
      expect((await rest.as(token)("GET", "/auth/google/refresh-token")).body).toEqual(first.body)
      await google.endAccess()
      google.pick("leaf-press")
      expect(await submit(token, await setWork(), "leaf-press")).toMatchObject({ status: 200 })
      const renewed = await rest.as(token)("GET", "/auth/google/refresh-token")
      expect(renewed.body).not.toEqual(first.body)
      await rest.db.oauth_account.updateMany({ data: { access_token_expires_at: rest.clock.now } })
      const late = await rest.as(token)("GET", "/auth/google/refresh-token")
      expect(late).toMatchObject({ status: 200 })
      expect(late.body).not.toEqual(renewed.body)
    },
  )

  test(
    "access revoked at Google counts as disconnected and is reported with a way to reconnect",
    { tags: ["assignments.drive-revoked"] },
    async () => {
      const token = await signIn()
      await connect(token)
      await google.takeAllBack()
      const work = await setWork()
      google.pick("leaf-press")
      expect(await submit(token, work, "leaf-press")).toMatchObject({
        status: 409,
        body: { message: "Could not retrieve a valid Google access token." },
      })
      expect((await rest.as(token)("GET", "/auth/whoami")).body).toMatchObject({ is_google_drive_connected: false })
      expect(await rest.as(token)("GET", "/auth/google/refresh-token")).toMatchObject({ status: 409 })
      expect((await rest.as(parent)("GET", `/assignments/${work}`)).body).toMatchObject({ status: "assigned" })
      expect(await connect(token)).toMatchObject({ status: 200 })
      expect(await submit(token, work, "leaf-press")).toMatchObject({ status: 200 })
    },
  )

  test("an error at Google is reported as such and the work can be submitted later", async () => {
    const token = await signIn()
    await connect(token)
    const work = await setWork()
    google.pick("leaf-press")
    await rest.db.oauth_account.updateMany({ data: { access_token_expires_at: rest.clock.now } })
    google.behavior.isFailing = true
    const trouble = { status: 502, body: { code: "NETWORK_ERROR", message: expect.stringContaining("Google did not") } }
    expect(await rest.as(token)("GET", "/auth/google/refresh-token")).toMatchObject(trouble)
    expect(await submit(token, work, "leaf-press")).toMatchObject(trouble)
    google.behavior.isFailing = false
    expect(await submit(token, work, "leaf-press")).toMatchObject({ status: 200 })
  })

  test(
    "disconnecting revokes the grant at Google once no other user needs it",
    { tags: ["assignments.drive-disconnect"] },
    async () => {
      const token = await signIn()
      await connect(token)
      const { body } = await rest.as(token)("GET", "/auth/google/refresh-token")
      await rest.db.oauth_account.deleteMany({ where: { user: { email: { not: child.email } } } })
      google.requests.length = 0
      expect(await rest.as(token)("POST", "/auth/google/disconnect", { purpose: "drive" })).toMatchObject({
        status: 200,
      })
      expect(google.requests.map(({ pathname }) => pathname)).toContain("/token/revocation")
      const withToken = { headers: { authorization: `Bearer ${String(read(body, "google_access_token"))}` } }
      expect((await fetch(`${google.issuer}/drive/v3/files/leaf-press`, withToken)).status).toBe(401)
    },
  )

  test("the work of a sibling or of another family is not found", async () => {
    const token = await signIn()
    await connect(token)
    const stranger = await rest.register("far@family.test")
    expect(await submit(stranger, await setWork(), "leaf-press")).toMatchObject({ status: 404 })
    expect(await submit(token, "0192f1c4-0000-7000-8000-000000000000", "leaf-press")).toMatchObject({ status: 404 })
  })
})

test("the public sign-in options include the picker's public keys", async () => {
  expect((await rest.as(null)("GET", "/auth/options")).body).toMatchObject({
    google_picker: { developer_key: pickerKey, script_url: `${google.issuer}/picker.js` },
  })
})

test.skipIf(unsupportedOn({ vercel: "its pages get their headers at build time" }))(
  "the content security policy allows the picker's script only if its keys are set",
  { tags: ["assignments.drive-policy"] },
  async () => {
    const policy = (await rest.send("GET", "/anything")).headers.get("content-security-policy") ?? ""
    expect(policy).toContain(`script-src 'self' ${google.issuer};`)
    expect(policy).toMatch(new RegExp(`frame-src [^;]*${google.issuer}`))
    expect(policy).toContain("connect-src 'self';")
  },
)
