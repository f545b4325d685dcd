import { Prisma } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Role } from "@hearthbook/core/permissions/permissions"
import type { Client, RequestFacts } from "../request/request.ts"
import type { Actor, FamilyCalendar } from "../request/scope.ts"
import { dateToDay, dayIn, type Day, type Weekday } from "@hearthbook/core/time/days"
import { accessTokenPrefix, type TokenAccess } from "@hearthbook/core/permissions/access-tokens"
import { hashToken, readAccessToken } from "./tokens.ts"

/** In milliseconds. */
const minute = 60_000

/** The caller, and their family. */
export type Identity = {
  actor: Actor
  family_id: string
  calendar: FamilyCalendar
  email_verified: boolean
  /** True until a temporary password is replaced. False on a family's tablet, where the PIN has proved the child. */
  must_change_password: boolean
  /** The access level of a program's token; null for a person who has signed in. */
  token_access: TokenAccess | null
  /** Until then the person counts as having just proved who they are. Null if they have not. */
  proved_until: Date | null
  /** When the restore began that is running into the family; null for all others. */
  restoring_at: Date | null
}

/** A school year around the present, with its weekdays. */
type Year = { start_date: Day; end_date: Day; school_days: Weekday[] }

type CallerRow = FamilyCalendar & {
  years: Year[]
  family_id: string
  user_id: string
  role: Role
  email_verified_at: Date | null
  must_change_password: boolean
  restoring_at: Date | null
}

type SessionRow = CallerRow & {
  expires_at: Date
  revoked_at: Date | null
  student_id: string | null
  sees_grades: boolean
  tablet_id: string | null
  proved_until: Date | null
}

type TokenRow = CallerRow & { id: string; access: TokenAccess; expires_on: Date | null; last_used_at: Date | null }

/** The school years of a family `f` around a moment, as JSON. */
const yearsAround = (now: Date) => Prisma.sql`(
  SELECT coalesce(jsonb_agg(
      jsonb_build_object('start_date', y.start_date, 'end_date', y.end_date, 'school_days', y.school_days)), '[]')
    FROM school_year y
    -- A day more at either end, because the family's date is known only by its time zone.
    WHERE y.family_id = f.id AND y.start_date <= ${now}::timestamptz + interval '1 day'
      AND y.end_date >= ${now}::timestamptz - interval '2 days') AS years`

/** Raw SQL, because every call waits for it, and the client would take several times as long. */
async function readSession(client: Client, id: string, now: Date): Promise<SessionRow | undefined> {
  const [session] = await client.$queryRaw<SessionRow[]>`
    SELECT s.family_id, s.expires_at, s.revoked_at, u.id AS user_id, u.role::text, u.student_id, coalesce(st.sees_grades, true) AS sees_grades,
      u.email_verified_at, s.tablet_id, s.proved_until, u.must_change_password AND s.tablet_id IS NULL AS must_change_password, f.time_zone, f.school_days::text[], f.year_start,
      f.restoring_at, ${yearsAround(now)}
    FROM session s
    JOIN "user" u ON u.family_id = s.family_id AND u.id = s.user_id
    JOIN family f ON f.id = s.family_id
    LEFT JOIN student st ON st.family_id = u.family_id AND st.id = u.student_id
    WHERE s.id = ${id}::uuid`
  return session
}

async function readToken(client: Client, token: string, now: Date): Promise<TokenRow | undefined> {
  const [row] = await client.$queryRaw<TokenRow[]>`
    SELECT t.id, t.scope::text AS access, t.expires_on, t.last_used_at, t.family_id, u.id AS user_id, u.role::text, u.email_verified_at,
      u.must_change_password, f.time_zone, f.school_days::text[], f.year_start, f.restoring_at,
      ${yearsAround(now)}
    FROM access_token t
    JOIN "user" u ON u.family_id = t.family_id AND u.id = t.user_id
    JOIN family f ON f.id = t.family_id
    WHERE t.token_hash = ${hashToken(token)} AND u.role <> 'student'`
  return row
}

/** The identity of an adult's program. Its use is noted once a minute at most. */
async function identifyProgram(token: string, client: Client, now: Date): Promise<Identity> {
  const row = await readToken(client, token, now)
  if (!row) throw new AppError("TOKEN_INVALID", "This access token is not valid, or it was revoked.")
  const { id, user_id, role, access, expires_on, last_used_at } = row
  if (expires_on && dateToDay(expires_on) < dayIn(row.time_zone, now))
    throw new AppError("TOKEN_EXPIRED", "This access token has expired.")
  if (!last_used_at || now.getTime() - last_used_at.getTime() >= minute)
    await client.$executeRaw`UPDATE access_token SET last_used_at = ${now} WHERE id = ${id}::uuid`
  const actor = { user_id, role, student_id: null, sees_grades: true, tablet_id: null, session_id: id }
  return { ...identityOf(row, now), actor, token_access: access, proved_until: null }
}

/**
 * Verifies the bearer token and reads its session in one statement. It runs for every call, so signing out and revoking a
 * session take effect at once. SIGNED_OUT without a token, TOKEN_INVALID or TOKEN_EXPIRED for a bad one.
 */
export async function identify({ authorization, client, settings, clock }: RequestFacts): Promise<Identity> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1]
  if (!token) throw new AppError("SIGNED_OUT")
  const now = clock()
  if (token.startsWith(accessTokenPrefix)) return identifyProgram(token, client, now)
  const id = await readAccessToken(token, settings.auth_secret, now)
  const session = await readSession(client, id, now)
  if (!session || session.revoked_at) throw new AppError("TOKEN_INVALID")
  if (session.expires_at <= now) throw new AppError("TOKEN_EXPIRED")
  const { user_id, role, student_id, sees_grades, tablet_id, proved_until } = session
  const actor = { user_id, role, student_id, sees_grades, tablet_id, session_id: id }
  return { ...identityOf(session, now), actor, token_access: null, proved_until }
}

/** The part of an identity that a person and a person's program share. */
function identityOf(row: CallerRow, now: Date): Omit<Identity, "actor" | "token_access" | "proved_until"> {
  const { family_id, email_verified_at, must_change_password, restoring_at } = row
  const email_verified = email_verified_at !== null
  return { family_id, calendar: toCalendar(row, now), email_verified, must_change_password, restoring_at }
}

/** The family's calendar, with the weekdays of the school year in progress, or those of the family between its years. */
function toCalendar({ time_zone, school_days, year_start, years }: CallerRow, now: Date): FamilyCalendar {
  const today = dayIn(time_zone, now)
  const year = years.find(({ start_date, end_date }) => start_date <= today && today <= end_date)
  return { time_zone, school_days: year?.school_days ?? school_days, year_start }
}

/** Throws PASSWORD_CHANGE_REQUIRED until a temporary password is replaced: a lost password card must not open any records. */
export function refuseTemporaryPassword({ must_change_password }: Identity): void {
  if (must_change_password) throw new AppError("PASSWORD_CHANGE_REQUIRED")
}

/** The facts of a procedure by which an access token is refused. */
type Called = { type: string; is_for_people?: boolean | undefined }

/**
 * Keeps programs to what their access token allows: SIGN_IN_ONLY for what lets somebody in and for the ways out of the family,
 * TOKEN_READ_ONLY for a call that writes with a token that may only read.
 */
export function refuseProgram({ token_access }: Identity, { type, is_for_people = false }: Called): void {
  if (token_access === null) return
  if (is_for_people) throw new AppError("SIGN_IN_ONLY")
  if (token_access === "read" && type === "mutation") throw new AppError("TOKEN_READ_ONLY")
}

/** Throws PROOF_REQUIRED unless the person has proved who they are in the last minutes: an open session alone must not do what is sensitive. */
export function requireProof({ proved_until }: Pick<Identity, "proved_until">, now: Date): void {
  if (!proved_until || proved_until <= now) throw new AppError("PROOF_REQUIRED")
}
