import { fullName } from "@hearthbook/core/names/names"
import { wayInKinds, type WayInKind } from "@hearthbook/core/permissions/ways-in"
import { dateToDay, dayToDate, dayToMidnight } from "@hearthbook/core/time/days"
import { hashToken } from "../../../identity/tokens.ts"
import type { Scope } from "../../../request/scope.ts"
import type { TabletCookie } from "../../../request/tablet-cookie.ts"
import { childNamer } from "../../access/auth/session/made-ways-in.ts"
import { deviceOf } from "../../access/auth/session/device-name.ts"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"
import { providerNames } from "../../access/oauth/oauth.schema.ts"
import { decides, madeByVisible, usedByVisible } from "./way-in.policy.ts"
import type { WayInView } from "./way-in.schema.ts"

/** The facts that the lists need besides the scope. */
type Reading = { scope: Scope; cookie: TabletCookie; nameOf: (student_id: string | null) => string }

type Row = Pick<WayInView, "id" | "name" | "made_by"> & {
  created_at: Date
  detail?: string | null
  role?: WayInView["role"]
  last_used_at?: Date | null
  expires_on?: Date | null
  current?: boolean
  can_revoke?: boolean
}

const newestFirst = { created_at: "desc" } as const

/** Reads each kind in a fixed number of statements. The compiler asks for the reader of a new kind. */
const lists: Record<WayInKind, (reading: Reading) => Promise<Row[]>> = {
  session: async ({ scope }) => {
    const rows = await scope.db.session.findMany({
      where: { AND: usedByVisible(scope), revoked_at: null, expires_at: { gt: scope.now } },
      select: { id: true, user_id: true, user_agent: true, client_address: true, created_at: true, last_seen_at: true },
      orderBy: [{ last_seen_at: "desc" }, { id: "desc" }],
    })
    return rows.map(({ user_id, user_agent, client_address, last_seen_at, ...row }) => {
      const seen = { detail: client_address, last_used_at: last_seen_at }
      return {
        ...row,
        ...seen,
        name: deviceOf(user_agent),
        made_by: user_id,
        current: row.id === scope.actor.session_id,
      }
    })
  },
  tablet: async ({ scope, cookie: { token } }) => {
    const rows = await scope.db.tablet.findMany({
      where: { AND: madeByVisible(scope) },
      select: { id: true, name: true, token_hash: true, made_by: true, created_at: true, last_used_at: true },
      orderBy: newestFirst,
    })
    const own = token && hashToken(token)
    return rows.map(({ token_hash, ...row }) => ({ ...row, current: token_hash === own, can_revoke: decides(scope) }))
  },
  pin: async ({ scope, nameOf }) => {
    const rows = await scope.db.tablet_pin.findMany({
      where: { AND: madeByVisible(scope) },
      select: { made_by: true, created_at: true, user: { select: { id: true, student_id: true } } },
      orderBy: newestFirst,
    })
    return rows.map(({ user: { id, student_id }, ...row }) => {
      return { ...row, id: student_id ?? id, name: nameOf(student_id), can_revoke: decides(scope) }
    })
  },
  access_token: async ({ scope }) => {
    const rows = await scope.db.access_token.findMany({
      where: { AND: usedByVisible(scope), OR: [{ expires_on: null }, { expires_on: { gte: dayToDate(scope.today) } }] },
      select: { id: true, name: true, user_id: true, created_at: true, last_used_at: true, expires_on: true },
      orderBy: newestFirst,
    })
    return rows.map(({ user_id, ...row }) => ({ ...row, made_by: user_id }))
  },
  calendar_feed: async ({ scope, nameOf }) => {
    const rows = await scope.db.calendar_feed.findMany({
      where: { AND: usedByVisible(scope) },
      select: { id: true, student_id: true, user_id: true, created_at: true, last_read_at: true },
      orderBy: newestFirst,
    })
    return rows.map(({ student_id, user_id, last_read_at, ...row }) => {
      return { ...row, name: nameOf(student_id), made_by: user_id, last_used_at: last_read_at }
    })
  },
  transcript_link: async ({ scope, nameOf }) => {
    const rows = await scope.db.transcript_link.findMany({
      where: { AND: madeByVisible(scope), expires_on: { gte: dayToDate(scope.today) } },
      select: { id: true, student_id: true, made_by: true, created_at: true, last_opened_at: true, expires_on: true },
      orderBy: newestFirst,
    })
    return rows.map(({ student_id, last_opened_at, ...row }) => {
      return { ...row, name: nameOf(student_id), last_used_at: last_opened_at, can_revoke: decides(scope) }
    })
  },
  identity_provider: async ({ scope }) => {
    const rows = await scope.db.oauth_account.findMany({
      where: { AND: usedByVisible(scope), purpose: "sign_in" },
      select: { id: true, provider: true, email: true, user_id: true, created_at: true },
      orderBy: newestFirst,
    })
    return rows.map(({ provider, email, user_id, ...row }) => {
      const known = oauthProviders.find((name) => name === provider)
      const name = known ? providerNames[known] : provider
      return { ...row, name, detail: email, made_by: user_id, can_revoke: user_id === scope.actor.user_id }
    })
  },
  member: async ({ scope }) => {
    const rows = await scope.db.user.findMany({
      where: { family_id: scope.family_id },
      select: { id: true, role: true, first_name: true, last_name: true, email: true, created_at: true },
      orderBy: { id: "asc" },
    })
    return rows.map(({ first_name, last_name, email, ...row }) => {
      const can_revoke = decides(scope) && row.id !== scope.actor.user_id
      return { ...row, name: fullName({ first_name, last_name }), detail: email, made_by: null, can_revoke }
    })
  },
}

/** The ways in that the caller may see, by kind. */
export async function readWaysIn(scope: Scope, cookie: TabletCookie): Promise<WayInView[]> {
  const reading = { scope, cookie, nameOf: await childNamer(scope.db, scope.family_id) }
  const found = []
  for (const kind of wayInKinds) found.push(...(await lists[kind](reading)).map((row) => toView(kind, row)))
  return found
}

function toView(kind: WayInKind, row: Row): WayInView {
  const { detail = null, role = null, last_used_at = null, expires_on = null, current = false, can_revoke = true } = row
  return {
    kind,
    id: row.id,
    name: row.name,
    detail,
    role,
    made_by: row.made_by,
    created_at: row.created_at.toISOString(),
    last_used_at: last_used_at && last_used_at.toISOString(),
    expires_on: expires_on && dayToMidnight(dateToDay(expires_on)),
    current,
    can_revoke,
  }
}
