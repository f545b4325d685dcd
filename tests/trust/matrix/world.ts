import { createContext } from "@hearthbook/api/context"
import { createDriveRedirectCaller } from "@hearthbook/api/drive-redirects"
import { testRequest, testSettings } from "@hearthbook/api/testing/test-request"
import { createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { issueToken } from "../../../packages/api/src/modules/auth/one-time-token.ts"
import { unsubscribeToken } from "../../../packages/api/src/modules/unsubscribe/unsubscribe-link.ts"
import { ada, home, newState, openJourney } from "../../contract/oauth-journey.ts"
import { read, type Rest } from "../../contract/rest-client.ts"
import { googleKeys } from "../../providers/openid-provider.ts"
import type { Caller } from "./callers.ts"
import { makeHousehold, type Household } from "./household.ts"
import { openFreshLines } from "./fresh-lines.ts"
import { keepDatabase } from "./keep-database.ts"
import { profileOf } from "./profile.ts"

/** What every text of the other family carries. */
export const strangersMark = "STRANGERS"

/** A file of Ada's Drive, which she has picked. */
export const driveFile = "leaf-press"

type Person = { id: string; email: string; family_id: string }
type SignedIn = Exclude<Caller, "anonymous" | "revoked session">

/**
 * Three families and the app they are in: the one whose rows are asked for, another, and the admin's. Everybody is signed in, has
 * connected a Drive, and the links that are mailed are there; `keep` makes all of it as it was.
 */
export async function openWorld() {
  const settings = settingsWith(home)
  const journey = await openJourney((issuer) => ({ settings: Object.assign(settings, settingsWith(issuer)) }))
  const { rest, google } = journey
  const drive = await openFreshLines(google.issuer)
  settings.google.api_url = drive.url
  const { db } = rest
  const hearth = await makeHousehold(db, "HEARTH")
  const strangers = await makeHousehold(db, strangersMark)
  const people = await findPeople(rest, hearth, strangers)

  const parents = await signIn(rest, hearth.people.parent)
  const links = await mailLinks(rest, hearth, parents.access_token)
  const tokens = new Map<Caller, string>()
  for (const [caller, { user }] of people) tokens.set(caller, (await signIn(rest, user)).access_token)
  tokens.set("revoked session", await revokedToken(rest, hearth.people.parent))

  const archive = await sendArchive(rest, hearth, parents.access_token)

  /** What is known of a call of somebody's, for procedures that are called without a request. */
  const contextOf = (caller: Caller) => {
    const token = tokens.get(caller)
    const authorization = token ? `Bearer ${token}` : null
    return createContext({ ...testRequest, client: db, settings, clock: () => rest.clock.now, authorization })
  }
  // Theirs stand first in the table: whoever forgets to ask for one's own is given theirs.
  for (const caller of ["parent of another family", "child of another family"] as const)
    await createDriveRedirectCaller(contextOf(caller)).connect(profileOf(strangersMark))
  await connectDrive(journey, tokens.get("child") ?? "")
  google.pick(driveFile)
  await shareDrive(rest, [...people.values()])

  return {
    rest,
    hearth,
    strangers,
    contextOf,
    /** Whose call it is; undefined for who is nobody, or nobody any more. */
    whoIs: (caller: Caller) => people.get(caller),
    tokenOf: (caller: Caller) => tokens.get(caller) ?? null,
    links: { ...links, refresh: parents.refresh_token },
    archive,
    keep: await keepDatabase(db),
    close: () => Promise.all([journey.close(), drive.close()]),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

function settingsWith(issuer: string) {
  const google = { ...googleKeys, issuer, api_url: issuer, timeout: 30_000, picker: null }
  return { ...testSettings, app_url: home, providers: ["google" as const], google, push_public_key: "a key of tests" }
}

/** Who asks, and the family they are of. */
async function findPeople({ db }: Rest, hearth: Household, strangers: Household) {
  const office = await makeHousehold(db, "OFFICE")
  await db.user.update({ where: { id: office.people.parent.id }, data: { role: "admin" } })
  const newcomer = await createStudentLogin(db, { family_id: hearth.family_id, must_change_password: true })
  const people: Record<SignedIn, { user: Person; household: Household }> = {
    parent: { user: hearth.people.parent, household: hearth },
    "second parent": { user: hearth.people.second, household: hearth },
    teacher: { user: hearth.people.teacher, household: hearth },
    child: { user: hearth.people.child, household: hearth },
    sibling: { user: hearth.people.sibling, household: hearth },
    "child that must set its password": { user: newcomer, household: hearth },
    "parent of another family": { user: strangers.people.parent, household: strangers },
    "child of another family": { user: strangers.people.child, household: strangers },
    admin: { user: office.people.parent, household: office },
  }
  return new Map(Object.entries(people) as [Caller, (typeof people)[SignedIn]][])
}

async function signIn(rest: Rest, { email }: { email: string }) {
  const { body } = await rest.as(null)("POST", "/auth/login", { email, password: testPassword })
  return { access_token: String(read(body, "access_token")), refresh_token: String(read(body, "refresh_token")) }
}

async function revokedToken(rest: Rest, person: Person): Promise<string> {
  const { access_token } = await signIn(rest, person)
  await rest.as(access_token)("POST", "/auth/logout", {})
  return access_token
}

/** The links that open something, as they were mailed, and as a child's was handed over. */
async function mailLinks(rest: Rest, { people, ids, own }: Household, token: string) {
  const ask = rest.as(token)
  const { body } = await ask("POST", `/students/${ids.student}/login/reset`, { password: testPassword })
  // That has signed the child out everywhere, and asks it for a password of its own.
  await rest.db.user.update({ where: { id: people.child.id }, data: { must_change_password: false } })
  await rest.db.session.update({ where: { id: own.child.session }, data: { revoked_at: null } })
  await ask("POST", "/family/invitations", { email: "joiner@hearth.example", role: "parent" })
  await rest.as(null)("POST", "/auth/password-reset/request", { email: people.second.email })
  const { id: user_id, email } = people.parent
  return {
    magic: String(read(body, "magic_link")).replace(/^.*\//, ""),
    invitation: await mailedToken(rest, "joiner@hearth.example"),
    reset: await mailedToken(rest, people.second.email),
    undo: await undoToken(rest, people.second),
    childAddress: await childAddressToken(rest, people.child),
    unsubscribe: unsubscribeToken({ user_id, email, setting: "weekly_reports" }, testSettings.auth_secret),
  }
}

/** The token that undoes a change of the password. */
function undoToken({ db, clock }: Rest, { id: user_id, family_id, email }: Person): Promise<string> {
  const detail = { kind: "password" }
  return issueToken(db, { family_id, user_id, email, detail }, "sign_in_undo", clock.now)
}

/** The token that a child's mailbox gets with a reset, for whom the address is not theirs. */
async function childAddressToken(rest: Rest, { email }: Person): Promise<string> {
  await rest.as(null)("POST", "/auth/password-reset/request", { email })
  const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient: email }, orderBy: { id: "desc" } })
  return /child-address\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ""
}

/** The token of the last link that was mailed to somebody. */
async function mailedToken(rest: Rest, recipient: string): Promise<string> {
  const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } })
  return /(?:token=|invite\/)([\w-]+)/.exec(mail.text)?.[1] ?? ""
}

/** A whole archive of the family, sent back as the parent's upload; answers its bytes, which are one part. */
async function sendArchive(
  { app, db, send }: Rest,
  { ids }: Household,
  token: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.fetch(new Request(`${home}/api/v1/family/archive`, { headers }))
  const archive = new Uint8Array(await response.arrayBuffer())
  await db.archive_upload.update({ where: { id: ids.upload }, data: { size: archive.length } })
  const part = { body: archive, headers: { ...headers, "content-type": "application/octet-stream" } }
  await send("PUT", `/api/v1/family/archive/uploads/${ids.upload}/parts/0`, part)
  return archive
}

/** Goes to Google and back as the child does. */
async function connectDrive({ browser }: Awaited<ReturnType<typeof openJourney>>, token: string): Promise<void> {
  const { body } = await browser.post("/api/v1/settings/google/connect", token, { state: newState() })
  const page = await browser.open(`${home}${String(read(body, "url"))}`)
  const { url } = await browser.click(page, ada.email)
  await browser.post("/api/v1/settings/google/callback", token, { query: url.search })
}

/** One account at Google may be several people's here: who has none yet shares the child's. */
async function shareDrive({ db }: Rest, people: { user: Person }[]): Promise<void> {
  const { id: _, ...account } = await db.oauth_account.findFirstOrThrow({ where: { email: ada.email } })
  for (const { user } of people) {
    if ((await db.oauth_account.count({ where: { user_id: user.id } })) > 0) continue
    await db.oauth_account.create({ data: { ...account, user_id: user.id, family_id: user.family_id } })
  }
}
