import { AppError } from "../../errors.ts"
import type { RequestFacts } from "../../request.ts"
import type { Actor, FamilyCalendar } from "../../scope.ts"
import { readAccessToken } from "./tokens.ts"

/** Who asks, and for which family. */
export type Identity = { actor: Actor; family_id: string; calendar: FamilyCalendar; email_verified: boolean }

const sessionSelect = {
  id: true,
  family_id: true,
  expires_at: true,
  revoked_at: true,
  user: {
    select: {
      id: true,
      role: true,
      student_id: true,
      email_verified_at: true,
      family: { select: { time_zone: true, school_days: true, year_start: true } },
    },
  },
} as const

/**
 * Reads the bearer token and looks at its session, in one statement, on every call: log-out and revocation work at
 * once (DECISIONS 34). SIGNED_OUT without a token, TOKEN_INVALID or TOKEN_EXPIRED with a bad one (DECISIONS 37).
 */
export async function identify({ authorization, client, settings, clock }: RequestFacts): Promise<Identity> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1]
  if (!token) throw new AppError("SIGNED_OUT")
  const now = clock()
  const id = await readAccessToken(token, settings.auth_secret, now)
  const session = await client.session.findUnique({ where: { id }, select: sessionSelect })
  if (!session || session.revoked_at) throw new AppError("TOKEN_INVALID")
  if (session.expires_at <= now) throw new AppError("TOKEN_EXPIRED")
  const { user, family_id } = session
  const actor = { user_id: user.id, role: user.role, student_id: user.student_id, session_id: session.id }
  return { actor, family_id, calendar: user.family, email_verified: user.email_verified_at !== null }
}
