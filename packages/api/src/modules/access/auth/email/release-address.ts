import { randomBytes } from "node:crypto"
import type { Db } from "@hearthbook/db"
import type { RequestMeta } from "../../../../request/request.ts"
import { can, roles } from "@hearthbook/core/permissions/permissions"
import { paths } from "@hearthbook/core/paths/app-paths"
import { recordEvent } from "../auth-event.ts"
import { invalidateTokens } from "../one-time-token.ts"
import { childMailDomain, deletePendingMail, isLoginName, queueMail } from "../../../messages/mail/mail.ts"
import { notify } from "../../../messages/notification/notify.ts"
import { shortNameOf } from "../../../../identity/student-names.ts"
import { loginNames } from "./login-name.ts"
import { loginRenamedLetter } from "./child-address-letters.ts"

/** A child's login with its address. */
export type Holder = { id: string; family_id: string; email: string; first_name: string; last_name: string }

/** True for a child's login with a real address that is not confirmed. Such an address is not reserved. */
export function isUnconfirmed(user: { role: string; email: string; email_verified_at: Date | null }): boolean {
  return user.role === "student" && user.email_verified_at === null && !isLoginName(user.email)
}

/** Releases an address if a child's login has it and no one has confirmed it. `db` must see every family. */
export async function releaseUnconfirmed(db: Db, meta: RequestMeta, email: string): Promise<void> {
  if (isLoginName(email)) return
  const [locked] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE email = ${email} AND role = 'student' AND email_verified_at IS NULL FOR UPDATE`
  if (!locked) return
  const select = { id: true, family_id: true, email: true, first_name: true, last_name: true }
  const holder = await db.user.findUniqueOrThrow({ where: { id: locked.id }, select })
  if (holder.email === email) await releaseAddress(db, meta, holder)
}

/**
 * Takes an address away from a child's login, which gets the first free name at the product's own domain. Its password,
 * sessions and work stay. Links that were mailed to the address, and connected accounts with it, no longer work. The family's
 * adults are notified. `db` must see every family.
 */
export async function releaseAddress(db: Db, meta: RequestMeta, holder: Holder): Promise<void> {
  const { now } = meta
  const { id: user_id, family_id, email: before, first_name } = holder
  const owner = { family_id, user_id }
  const username = await freeName(db, holder)
  await db.user.update({
    where: { id: user_id, family_id },
    data: { email: username, email_verified_at: null, version: { increment: 1 } },
    select: { id: true },
  })
  for (const purpose of ["child_address", "email_verification", "password_reset", "sign_in_undo"] as const)
    await invalidateTokens(db, owner, purpose, now)
  await db.oauth_account.deleteMany({
    where: { ...owner, purpose: "sign_in", email: { equals: before, mode: "insensitive" } },
  })
  await deletePendingMail(db, family_id, before)
  await recordEvent(db, meta, { type: "login_renamed", ...owner })
  await notifyFamily(db, meta, { ...owner, first_name, before, username })
}

async function freeName(db: Db, holder: Holder): Promise<string> {
  const names = await loginNames(holder)
  const taken = await db.user.findMany({ where: { email: { in: names } }, select: { email: true } })
  const free = names.find((name) => !taken.some(({ email }) => email === name))
  return free ?? `child.${randomBytes(6).toString("hex")}@${childMailDomain}`
}

type Renamed = { family_id: string; user_id: string; first_name: string; before: string; username: string }

/** Notifies every adult, and mails each parent with a confirmed address, that the child signs in with another name. */
async function notifyFamily(db: Db, { settings, now }: RequestMeta, renamed: Renamed): Promise<void> {
  const { family_id, user_id, before, username } = renamed
  const child = await db.user.findUniqueOrThrow({ where: { id: user_id }, select: { student_id: true } })
  const first_name = await shortNameOf({ db, family_id }, { ...renamed, id: child.student_id ?? "" })
  const notification = {
    kind: "login_created" as const,
    title: `${first_name} now signs in as ${username}`,
    body: `${before} is no longer the address of this login.`,
    ...(child.student_id && { student_id: child.student_id }),
  }
  await notify({ db, family_id, now, actor: { user_id } }, ["adults", [notification]])
  const heads = await db.user.findMany({
    where: {
      family_id,
      role: { in: roles.filter((role) => can(role, "manage_members")) },
      email_verified_at: { not: null },
      suspended_at: null,
    },
    select: { email: true, first_name: true },
  })
  for (const head of heads) {
    const letter = loginRenamedLetter(head, { first_name, before, username }, `${settings.app_url}${paths.students}`)
    await queueMail(db, { family_id, recipient: head.email, letter, now })
  }
}
