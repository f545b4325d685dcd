import { hashPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import { deleteStoredAnswers } from "../../../idempotency/idempotency-store.ts"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { lockUser } from "../../access/auth/lock-user.ts"
import { clearAllAttempts } from "../../access/auth/password/login-lock.ts"
import { revokeCredentials } from "../../access/auth/session/revoke-credentials.service.ts"
import { isLoginName } from "../../messages/mail/mail.ts"
import { requireStudent } from "../student/student.service.ts"
import type { ChildLoginView, loginReset, StudentLoginView } from "./student-login.schema.ts"
import { issueMagicLink } from "./student-login.service.ts"

/** A child's login. NOT_FOUND if the caller may not see the child, or if it has none. */
export async function readLogin(scope: Scope, student_id: string): Promise<ChildLoginView> {
  const { db, family_id } = scope
  await requireStudent(scope, student_id)
  const row = await db.user.findFirst({
    where: { family_id, student_id },
    select: {
      id: true,
      email: true,
      email_verified_at: true,
      must_change_password: true,
      sessions: { select: { last_seen_at: true }, orderBy: { last_seen_at: "desc" }, take: 1 },
    },
  })
  const { id, email, email_verified_at, must_change_password, sessions } = found(row, "login")
  return {
    id,
    username: email,
    email_confirmed: isLoginName(email) ? null : email_verified_at !== null,
    must_change_password,
    last_seen_at: sessions[0]?.last_seen_at.toISOString() ?? null,
  }
}

/**
 * Gives a login a new temporary password and a new magic link, for a child that has forgotten its password. The old password,
 * mailed links and all sessions end. A provider account that the child connected can still sign in.
 */
export async function resetLogin(
  scope: Scope,
  { student_id, password }: z.output<typeof loginReset>,
): Promise<StudentLoginView> {
  const { db, actor, family_id, now, origin } = scope
  const { id: user_id, username } = await readLogin(scope, student_id)
  const password_hash = await hashPassword(password)
  await lockUser(db, user_id)
  const data = { password_hash, must_change_password: true, made_in_session: actor.session_id }
  await db.user.update({ where: { id: user_id, family_id }, data, select: { id: true } })
  await revokeCredentials(db, { family_id, user_id }, { now })
  await clearAllAttempts(db, username)
  await recordEvent(db, { ...origin, now }, { type: "login_reset", family_id, user_id })
  return { username, temp_password: password, magic_link: await issueMagicLink(scope, user_id) }
}

/** Deletes a child's login with everything that gives access to it. Its work and grades stay with the child. */
export async function revokeLogin(scope: Scope, student_id: string): Promise<{ id: string }> {
  const { db, family_id, now, origin } = scope
  const { id } = await readLogin(scope, student_id)
  await db.user.delete({ where: { id, family_id }, select: { id: true } })
  await deleteStoredAnswers(db, { family_id })
  await recordEvent(db, { ...origin, now }, { type: "login_revoked", family_id, user_id: id })
  return { id }
}
