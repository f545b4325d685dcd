import { deriveKey } from "@hearthbook/api/crypto/derive-key"
import { dayIn, type Day, type Weekday } from "@hearthbook/core/time/days"
import { jwtVerify } from "jose"
import { ask, type Queries } from "./pool.ts"

/** The caller, with the family's school days and date. */
export type Asker = {
  user_id: string
  family_id: string
  time_zone: string
  school_days: Weekday[]
  year_start: string
  today: Day
  now: Date
}

type Session = Omit<Asker, "today" | "now" | "school_days"> & {
  expires_at: string
  revoked_at: string | null
  school_days: string
}

const bySession = `
  SELECT s.family_id, s.expires_at, s.revoked_at, u.id AS user_id, u.role, u.student_id, u.email_verified_at,
    f.time_zone, f.school_days::text AS school_days, f.year_start
  FROM session s
  JOIN "user" u ON u.family_id = s.family_id AND u.id = s.user_id
  JOIN family f ON f.id = u.family_id
  WHERE s.id = $1`

/** Checks a call like the product: the token's signature and expiry, and the session's row in one statement. */
export async function checkSession(db: Queries, authorization: string | undefined, secret: string): Promise<Asker> {
  const now = new Date()
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1] ?? ""
  const [session] = await ask<Session>(db, "session", bySession, [await readToken(token, secret, now)])
  if (!session || session.revoked_at || session.expires_at <= now.toISOString()) throw new Error("No session.")
  const school_days = session.school_days.slice(1, -1).split(",") as Weekday[]
  return { ...session, school_days, today: dayIn(session.time_zone, now), now }
}

/** A cache of verified tokens. The product has one of the same size. */
const known = new Map<string, { session_id: string; expires: number }>()
const most = 5_000

async function readToken(token: string, secret: string, now: Date): Promise<string> {
  const before = known.get(token)
  if (before && now.getTime() < before.expires * 1000) return before.session_id
  const { payload } = await jwtVerify(token, deriveKey(secret, "access"), { currentDate: now, algorithms: ["HS256"] })
  if (known.size >= most) known.clear()
  const session_id = String(payload["sid"])
  known.set(token, { session_id, expires: payload.exp ?? 0 })
  return session_id
}
