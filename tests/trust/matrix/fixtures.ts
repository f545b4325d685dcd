import { createContext } from "@hearthbook/api/identity/context"
import { createDriveRedirectCaller } from "@hearthbook/api/modules/work/drive/drive.router"
import { tabletCookieName } from "@hearthbook/api/request/tablet-cookie"
import { testRequest, testSettings } from "@hearthbook/api/testing/test-request"
import { createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { issueToken } from "../../../packages/api/src/modules/access/auth/one-time-token.ts"
import { unsubscribeToken } from "../../../packages/api/src/modules/messages/unsubscribe/unsubscribe-link.ts"
import { ada, home, newState, openJourney } from "../../contract/sign-in/oauth-journey.ts"
import { read, type Rest } from "../../contract/fixtures/rest-client.ts"
import { googleKeys } from "../../providers/openid-provider.ts"
import type { Caller } from "./callers.ts"
import { createFamilyFixture, tabletTokenOf, type FamilyFixture } from "./family-fixture.ts"
import { openUnpooledProxy } from "./unpooled-proxy.ts"
import { takeSnapshot } from "./database-snapshot.ts"
import { profileOf } from "./profile.ts"

/** A marker in every text of the other family. */
export const otherFamilyMarker = "STRANGERS"

/** A picked file in Ada's Drive. */
export const driveFile = "leaf-press"

type Person = { id: string; email: string; family_id: string }
type SignedIn = Exclude<Caller, "anonymous" | "revoked session">

/**
 * Starts the app with three families: the one whose rows are requested, another one, and the admin's. All users are signed in
 * and have connected a Drive, and all mailed links exist. `snapshot` restores this state.
 */
export async function openWorld() {
  const settings = settingsWith(home)
  const journey = await openJourney((issuer) => ({ settings: Object.assign(settings, settingsWith(issuer)) }))
  const { rest, google } = journey
  const drive = await openUnpooledProxy(google.issuer)
  settings.google.api_url = drive.url
  const { db } = rest
  const hearth = await createFamilyFixture(db, "HEARTH")
  const strangers = await createFamilyFixture(db, otherFamilyMarker)
  const people = await findPeople(rest, hearth, strangers)

  const parents = await signIn(rest, hearth.people.parent)
  const links = await mailLinks(rest, hearth, parents.access_token)
  const tokens = new Map<Caller, string>()
  for (const [caller, { user }] of people) tokens.set(caller, (await signIn(rest, user)).access_token)
  tokens.set("revoked session", await revokedToken(rest, hearth.people.parent))

  const archive = await sendArchive(rest, hearth, parents.access_token)

  /** Returns a caller's context, for procedures that are called without a request. */
  const contextOf = (caller: Caller) => {
    const token = tokens.get(caller)
    const authorization = token ? `Bearer ${token}` : null
    return createContext({ ...testRequest, client: db, settings, clock: () => rest.clock.now, authorization })
  }
  // The other family's accounts come first in the table, so that a query without a user filter finds them.
  for (const caller of ["parent of another family", "child of another family"] as const)
    await createDriveRedirectCaller(contextOf(caller)).connect(profileOf(otherFamilyMarker))
  await connectDrive(journey, tokens.get("child") ?? "")
  google.pick(driveFile)
  await shareDrive(rest, [...people.values()])

  return {
    rest,
    hearth,
    strangers,
    contextOf,
    /** Returns the caller's user and family, or undefined if the caller has no valid session. */
    whoIs: (caller: Caller) => people.get(caller),
    tokenOf: (caller: Caller) => tokens.get(caller) ?? null,
    links: { ...links, refresh: parents.refresh_token },
    archive,
    /** The cookie of the first family's tablet, from which every call comes. */
    tablet: { cookie: `${cookieOf(home)}=${tabletTokenOf("HEARTH")}` },
    snapshot: await takeSnapshot(db),
    close: () => Promise.all([journey.close(), drive.close()]),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

function settingsWith(issuer: string) {
  const google = { ...googleKeys, issuer, api_url: issuer, timeout: 30_000, picker: null }
  return { ...testSettings, app_url: home, providers: ["google" as const], google, push_public_key: "a key of tests" }
}

/** Returns the users behind the callers, with their families. */
async function findPeople({ db }: Rest, hearth: FamilyFixture, strangers: FamilyFixture) {
  const office = await createFamilyFixture(db, "OFFICE")
  await db.user.update({ where: { id: office.people.parent.id }, data: { role: "admin" } })
  const newcomer = await createStudentLogin(db, { family_id: hearth.family_id, must_change_password: true })
  const people: Record<SignedIn, { user: Person; family: FamilyFixture }> = {
    parent: { user: hearth.people.parent, family: hearth },
    "second parent": { user: hearth.people.second, family: hearth },
    teacher: { user: hearth.people.teacher, family: hearth },
    child: { user: hearth.people.child, family: hearth },
    sibling: { user: hearth.people.sibling, family: hearth },
    "child that must set its password": { user: newcomer, family: hearth },
    "parent of another family": { user: strangers.people.parent, family: strangers },
    "child of another family": { user: strangers.people.child, family: strangers },
    admin: { user: office.people.parent, family: office },
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

/** Creates and returns the tokens of mailed links and of a child's magic link. */
async function mailLinks(rest: Rest, { people, ids, own }: FamilyFixture, token: string) {
  const ask = rest.as(token)
  const { body } = await ask("POST", `/students/${ids.student}/login/reset`, { password: testPassword })
  // The reset ended the child's sessions and requires a new password. Both are undone here.
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

/** Creates the token that undoes a password change. */
function undoToken({ db, clock }: Rest, { id: user_id, family_id, email }: Person): Promise<string> {
  const detail = { kind: "password" }
  return issueToken(db, { family_id, user_id, email, detail }, "sign_in_undo", clock.now)
}

/** Returns the token with which the owner of a child's address can release it. */
async function childAddressToken(rest: Rest, { email }: Person): Promise<string> {
  await rest.as(null)("POST", "/auth/password-reset/request", { email })
  const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient: email }, orderBy: { id: "desc" } })
  return /child-address\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ""
}

/** Returns the token from the last link mailed to a recipient. */
async function mailedToken(rest: Rest, recipient: string): Promise<string> {
  const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } })
  return /(?:token=|invite\/)([\w-]+)/.exec(mail.text)?.[1] ?? ""
}

/** Exports the family's archive and uploads it in one part as the parent. Returns its bytes. */
async function sendArchive(
  { app, db, send }: Rest,
  { ids }: FamilyFixture,
  token: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.fetch(new Request(`${home}/api/v1/family/archive`, { headers }))
  const archive = new Uint8Array(await response.arrayBuffer())
  await db.upload.update({ where: { id: ids.upload }, data: { size: archive.length } })
  const part = { body: archive, headers: { ...headers, "content-type": "application/octet-stream" } }
  await send("PUT", `/api/v1/family/archive/uploads/${ids.upload}/parts/0`, part)
  return archive
}

/** Connects the child's Drive through Google. */
async function connectDrive({ browser }: Awaited<ReturnType<typeof openJourney>>, token: string): Promise<void> {
  const { body } = await browser.post("/api/v1/settings/google/connect", token, { state: newState() })
  const page = await browser.open(`${home}${String(read(body, "url"))}`)
  const { url } = await browser.click(page, ada.email)
  await browser.post("/api/v1/settings/google/callback", token, { query: url.search })
}

/** Connects the child's Google account to all users without one. Users may share an account. */
async function shareDrive({ db }: Rest, people: { user: Person }[]): Promise<void> {
  const { id: _, ...account } = await db.oauth_account.findFirstOrThrow({ where: { email: ada.email } })
  for (const { user } of people) {
    if ((await db.oauth_account.count({ where: { user_id: user.id } })) > 0) continue
    await db.oauth_account.create({ data: { ...account, user_id: user.id, family_id: user.family_id } })
  }
}

/** The name of a tablet's cookie on the site. */
function cookieOf(site: string): string {
  return site.startsWith("https://") ? `__Secure-${tabletCookieName}` : tabletCookieName
}
