import { bypassRls } from "@hearthbook/db"
import { hashPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../sql/database-errors.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../request/scope.ts"
import { magicLinkAt } from "@hearthbook/core/paths/app-paths"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { isUsedToSignIn, takenAddresses } from "../../access/auth/email/has-account.ts"
import { issueToken } from "../../access/auth/one-time-token.ts"
import { sendChildAddressMail } from "../../access/auth/email/child-address-mail.ts"
import { releaseUnconfirmed } from "../../access/auth/email/release-address.ts"
import { childMailDomain, isLoginName } from "../../messages/mail/mail.ts"
import { notify } from "../../messages/notification/notify.ts"
import { shortNameOf } from "../../../identity/student-names.ts"
import { getStudent } from "../student/student.service.ts"
import { loginNames } from "../../access/auth/email/login-name.ts"
import type { StudentLoginDraft, StudentLoginView, suggestedLogin } from "./student-login.schema.ts"

/** Suggests a free email for a child's login. NOT_FOUND if the caller may not see the child. */
export async function suggestLogin(scope: Scope, student_id: string): Promise<z.output<typeof suggestedLogin>> {
  const names = await loginNames(await getStudent(scope, student_id))
  const taken = await takenAddresses(scope, names)
  const free = names.find((name) => !taken.has(name))
  return { email: free ?? names[0] ?? "" }
}

/**
 * Creates a child's login with a temporary password, which the child replaces at once, and a link that signs it in once. A real
 * address gets a mail to confirm or release it, and is not reserved until it is confirmed. CONFLICT if the child already has a
 * login, EMAIL_ALREADY_EXISTS if someone signs in with that address, VALIDATION_ERROR at `email` for a real address in a demo
 * family, RATE_LIMITED after 20 real addresses per family and day.
 */
export async function createStudentLogin(scope: Scope, draft: StudentLoginDraft): Promise<StudentLoginView> {
  const { db, actor, family_id, now, origin } = scope
  const { student_id, email, password } = draft
  const { first_name, last_name, has_login } = await getStudent(scope, student_id)
  const name = await shortNameOf(scope, { id: student_id, first_name })
  if (has_login) throw hasLogin(name)
  if (!isLoginName(email)) await allowRealAddress(scope)
  if (await isUsedToSignIn(scope, email)) throw emailTaken()
  // Releases the address if another family's child has it unconfirmed.
  await bypassRls(scope, (all) => releaseUnconfirmed(all, { ...origin, settings: scope.settings, now }, email))
  const person = { family_id, student_id, role: "student" as const, first_name, last_name, email }
  const made = { must_change_password: true, made_in_session: actor.session_id }
  const password_hash = await hashPassword(password)
  const { id: user_id } = await refuseSecond(name, () =>
    db.user.create({ data: { ...person, password_hash, ...made }, select: { id: true } }),
  )
  await db.settings.create({ data: { family_id, user_id }, select: { user_id: true } })
  await recordEvent(db, { ...origin, now }, { type: "login_created", family_id, user_id })
  const notification = {
    kind: "login_created" as const,
    title: `${name} has a login now`,
    body: email,
    student_id,
  }
  await notify(scope, ["adults", [notification]])
  await sendChildAddressMail(db, scope, { id: user_id, family_id, email, first_name })
  return { username: email, temp_password: password, magic_link: await issueMagicLink(scope, user_id) }
}

/** The daily limit of real addresses that a family can give to logins. Each gets a mail. */
const realAddressesPerDay = 20

/** VALIDATION_ERROR at `email` in a demo family, which anyone can open; RATE_LIMITED. */
async function allowRealAddress({ db, family_id, now }: Scope): Promise<void> {
  const { is_demo } = await db.family.findUniqueOrThrow({ where: { id: family_id }, select: { is_demo: true } })
  if (is_demo) {
    throw fieldError("email", `In a demo family, use an address that ends in @${childMailDomain}.`)
  }
  const day = { limit: realAddressesPerDay, windowSeconds: 24 * 60 * 60, now }
  await countUse(db, { key: `child address:${family_id}`, ...day })
}

/** Creates a link that signs a person of the family in once, within 7 days. */
export async function issueMagicLink({ db, family_id, now, settings }: Scope, user_id: string): Promise<string> {
  return `${settings.app_url}${magicLinkAt(await issueToken(db, { family_id, user_id }, "magic_link", now))}`
}

/** Throws if the address was taken, or the child got a login, at the same moment. */
async function refuseSecond<Row>(name: string, create: () => Promise<Row>): Promise<Row> {
  try {
    return await create()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw /student_id/.test(JSON.stringify(error)) ? hasLogin(name) : emailTaken()
  }
}

function hasLogin(name: string): AppError {
  return new AppError("CONFLICT", `${name} already has a login.`)
}

function emailTaken(): AppError {
  return fieldError("email", "An account with this email already exists.", "EMAIL_ALREADY_EXISTS")
}
