import { hashPassword, verifyNothing, verifyPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import type { RequestFacts } from "../../../request/request.ts"
import { AppError, fieldError, faults } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../sql/database-errors.ts"
import { found } from "@hearthbook/core/errors/not-found"
import { countPublicUse } from "../../../rate-limit/public-limits.ts"
import type { Scope } from "../../../request/scope.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { releaseUnconfirmed } from "./email/release-address.ts"
import { refuseLoginName } from "../../messages/mail/mail.ts"
import { recordEvent } from "./auth-event.ts"
import { readWhoami, toUserView, userSelect } from "./auth.select.ts"
import type { credentials, registration, UserView, WhoamiView } from "./auth.schema.ts"
import { restorableAddresses } from "./email/has-account.ts"
import { lockUser } from "./lock-user.ts"
import { grantIfListed } from "./listed-admin.ts"
import { clearAttempts, tooManyAttempts, recordAttempt } from "./password/login-lock.ts"
import { createFamilyWithParent } from "./new-family.ts"
import { openSession, type Tokens } from "./session/session.service.ts"
import { sendVerification } from "./email/verification.service.ts"

export type SignedIn = Tokens & { user: UserView }

/**
 * Creates a family with its first parent and signs them in. EMAIL_ALREADY_EXISTS if the email has an account, VALIDATION_ERROR
 * if its domain is reserved for children's logins, RATE_LIMITED after 100 registrations per hour from one address, or 500 in
 * all.
 */
export async function register(context: RequestFacts, input: z.output<typeof registration>): Promise<SignedIn> {
  const { first_name, last_name, email, timezone } = input
  refuseLoginName(email)
  await countPublicUse(context.client, "register", { ...context, now: context.clock() })
  // Hashed before the email is looked up, so that the response time does not reveal whether it has an account.
  const password_hash = await hashPassword(input.password)
  const work = openTransaction(context.client, "change", async (db) => {
    const meta = { ...context, now: context.clock() }
    await releaseUnconfirmed(db, meta, email)
    if (await db.user.findUnique({ where: { email }, select: { id: true } })) throw emailTaken()
    if ((await restorableAddresses(db, [email], meta.now)).length > 0) throw emailTaken()
    const person = { first_name, last_name, email, password_hash, timezone }
    const { family_id, user } = await createFamilyWithParent(db, meta, person)
    await sendVerification(db, meta, { family_id, user })
    const owner = { family_id, user, remember_me: true, means: "registration" as const }
    return { ...(await openSession(db, meta, owner)), user }
  })
  // If one email registers twice at once, the database lets only the first through.
  return work.catch((error: unknown) => {
    throw isDuplicate(error) ? emailTaken() : error
  })
}

function emailTaken(): AppError {
  return fieldError("email", faults.EMAIL_ALREADY_EXISTS.message, "EMAIL_ALREADY_EXISTS")
}

/**
 * Signs in with email and password. INVALID_CREDENTIALS takes the same work and says the same whether or not the email has an
 * account. RATE_LIMITED after too many failures.
 */
export async function login(context: RequestFacts, input: z.output<typeof credentials>): Promise<SignedIn> {
  const { client } = context
  const { email } = input
  const meta = { ...context, now: context.clock() }
  const { count, lockedUntil } = await openTransaction(client, "change", (db) => recordAttempt(db, { ...meta, email }))
  if (lockedUntil) throw tooManyAttempts(lockedUntil, meta.now)

  const select = { ...userSelect, family_id: true, password_hash: true }
  const person = await openTransaction(client, "read", (db) => db.user.findUnique({ where: { email }, select }))
  const matches = await passwordMatches(person?.password_hash ?? null, input.password)
  if (!person || !matches) {
    const whose = person ? { family_id: person.family_id, user_id: person.id } : {}
    await openTransaction(client, "change", (db) => recordEvent(db, meta, { type: "sign_in_failed", ...whose }))
    throw new AppError("INVALID_CREDENTIALS")
  }
  const { family_id } = person
  const how = { remember_me: input.remember_me ?? true, means: "password" as const }
  return openTransaction(client, "change", async (db) => {
    const { password_hash } = await lockUser(db, person.id)
    if (password_hash !== person.password_hash) throw new AppError("INVALID_CREDENTIALS")
    await clearAttempts(db, count)
    const user = await grantIfListed(db, context.settings, { family_id, user: toUserView(person) })
    return { ...(await openSession(db, meta, { family_id, user, ...how })), user }
  })
}

async function passwordMatches(password_hash: string | null, password: string): Promise<boolean> {
  if (password_hash) return verifyPassword(password_hash, password)
  // The answer for an unknown email takes as long as the one for a wrong password.
  await verifyNothing(password)
  return false
}

/** The signed-in person, with their family's calendar. */
export async function whoami(scope: Scope): Promise<WhoamiView> {
  return found(await readWhoami(scope), "user")
}
