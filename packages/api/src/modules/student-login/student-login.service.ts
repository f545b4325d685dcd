import { hashPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import { AppError, fieldError } from "../../errors.ts"
import { isDuplicate } from "../../is-duplicate.ts"
import type { Scope } from "../../scope.ts"
import { recordEvent } from "../auth/auth-event.ts"
import { hasAccount, takenAddresses } from "../auth/has-account.ts"
import { issueToken } from "../auth/one-time-token.ts"
import { tell } from "../notification/tell.ts"
import { getStudent } from "../student/student.service.ts"
import { loginNames } from "./login-name.ts"
import type { StudentLoginDraft, StudentLoginView, suggestedLogin } from "./student-login.schema.ts"

/** An e-mail for a child's log-in that nobody has yet (DECISIONS 34c). NOT_FOUND where the child may not be seen. */
export async function suggestLogin(scope: Scope, student_id: string): Promise<z.output<typeof suggestedLogin>> {
  const names = loginNames(await getStudent(scope, student_id))
  const taken = await takenAddresses(scope, names)
  const free = names.find((name) => !taken.has(name))
  return { email: free ?? names[0] ?? "" }
}

/**
 * Gives a child a log-in of its own (S §7): a temporary password, which it replaces at once, and a link that signs it in
 * once. CONFLICT where it has one already, EMAIL_ALREADY_EXISTS where somebody has that address.
 */
export async function createStudentLogin(scope: Scope, draft: StudentLoginDraft): Promise<StudentLoginView> {
  const { db, actor, family_id, now, origin } = scope
  const { student_id, email, password } = draft
  const { first_name, last_name, has_login } = await getStudent(scope, student_id)
  if (has_login) throw hasLogin(first_name)
  if (await hasAccount(scope, email)) throw emailTaken()
  const person = { family_id, student_id, role: "student" as const, first_name, last_name, email }
  const made = { must_change_password: true, made_in_session: actor.session_id }
  const password_hash = await hashPassword(password)
  const { id: user_id } = await refuseSecond(first_name, () =>
    db.user.create({ data: { ...person, password_hash, ...made }, select: { id: true } }),
  )
  await db.settings.create({ data: { family_id, user_id }, select: { user_id: true } })
  await recordEvent(db, { ...origin, now }, { type: "login_created", family_id, user_id })
  const notice = { kind: "login_created" as const, title: `${first_name} has a login now`, body: email, student_id }
  await tell(scope, ["adults", [notice]])
  return { username: email, temp_password: password, magic_link: await issueMagicLink(scope, user_id) }
}

/** A new link that signs a person of the family in once, within 7 days. */
export async function issueMagicLink({ db, family_id, now, settings }: Scope, user_id: string): Promise<string> {
  return `${settings.app_url}/magic/${await issueToken(db, { family_id, user_id }, "magic_link", now)}`
}

/** Somebody was quicker, with this address or for this child. */
async function refuseSecond<Row>(first_name: string, create: () => Promise<Row>): Promise<Row> {
  try {
    return await create()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw /student_id/.test(JSON.stringify(error)) ? hasLogin(first_name) : emailTaken()
  }
}

function hasLogin(first_name: string): AppError {
  return new AppError("CONFLICT", `${first_name} has a login already.`)
}

function emailTaken(): AppError {
  return fieldError("email", "An account with this email already exists.", "EMAIL_ALREADY_EXISTS")
}
