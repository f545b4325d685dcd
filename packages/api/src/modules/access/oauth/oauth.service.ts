import type { Db } from "@hearthbook/db"
import { AppError } from "@hearthbook/core/errors/errors"
import { isDuplicate } from "../../../sql/database-errors.ts"
import type { RequestFacts, RequestMeta } from "../../../request/request.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { toUserView, userSelect } from "../auth/auth.select.ts"
import type { UserView } from "../auth/auth.schema.ts"
import { restorableAddresses } from "../auth/email/has-account.ts"
import { createFamilyWithParent } from "../auth/new-family.ts"
import { grantIfListed } from "../auth/listed-admin.ts"
import { openSession, type Tokens } from "../auth/session/session.service.ts"
import { markVerified } from "../auth/email/verification.service.ts"
import { releaseUnconfirmed } from "../auth/email/release-address.ts"
import { isLoginName } from "../../messages/mail/mail.ts"
import { linkAccount, storeTokens, signInKey, type ProviderProfile } from "./link-account.ts"
import { claimUser } from "./claim-user.ts"
import { providerNames, type CallbackOptions } from "./oauth.schema.ts"

export type { ProviderProfile } from "./link-account.ts"

type Person = { family_id: string; user_id: string }

/**
 * Signs in the person whom an identity provider vouches for: the one with this connected account, otherwise the one with the same
 * verified email, otherwise a new parent with a new family. PROVIDER_REFUSED if the identity provider has not verified the email,
 * CONFLICT if the person is connected to another account of that identity provider.
 */
export async function signInWithProvider(
  context: RequestFacts,
  profile: ProviderProfile,
  { remember_me, timezone }: CallbackOptions,
): Promise<Tokens & { user: UserView }> {
  const meta = { ...context, now: context.clock() }
  const signIn = () =>
    openTransaction(context.client, "change", async (db) => {
      const { family_id, user_id } =
        (await findLinked(db, meta, profile)) ??
        (await linkByEmail(db, meta, profile)) ??
        (await signUp(db, meta, profile, timezone))
      const row = await db.user.findUniqueOrThrow({ where: { id: user_id }, select: userSelect })
      const user = await grantIfListed(db, meta.settings, { family_id, user: toUserView(row) })
      const owner = { family_id, user, remember_me, means: profile.provider }
      return { ...(await openSession(db, meta, owner)), user }
    })
  // If two callbacks run at once, the database lets only the first connect the account. The second then finds it.
  return signIn().catch((error: unknown) => {
    if (isDuplicate(error)) return signIn()
    throw error
  })
}

/** A connected account identifies its person, whatever the emails have become. */
async function findLinked(db: Db, meta: RequestMeta, profile: ProviderProfile): Promise<Person | null> {
  const linked = await db.oauth_account.findUnique({
    where: { sign_in_key: signInKey(profile) },
    select: { id: true, family_id: true, user_id: true },
  })
  if (linked) await storeTokens(db, meta, linked.id, profile)
  return linked
}

async function linkByEmail(db: Db, meta: RequestMeta, profile: ProviderProfile): Promise<Person | null> {
  const email = verifiedEmailOf(profile)
  // A parent entered this address, and a typo must not give a stranger access to a child's login.
  await releaseUnconfirmed(db, meta, email)
  const user = await db.user.findUnique({
    where: { email },
    select: {
      id: true,
      family_id: true,
      email: true,
      first_name: true,
      email_verified_at: true,
      family: { select: { is_demo: true } },
      oauth_accounts: { where: { provider: profile.provider, purpose: "sign_in" }, select: { sign_in_key: true } },
    },
  })
  if (!user) return null
  const person = { family_id: user.family_id, user_id: user.id }
  // Connected in another tab, after the account was looked up here.
  if (user.oauth_accounts.some(({ sign_in_key }) => sign_in_key === signInKey(profile))) return person
  const name = providerNames[profile.provider]
  if (user.family.is_demo) throw new AppError("PROVIDER_REFUSED", "This address belongs to a demo family.")
  if (user.oauth_accounts.length > 0) {
    throw new AppError(
      "CONFLICT",
      `Your account is connected to another ${name} account. Please sign in with that one.`,
    )
  }
  await claimUser(db, meta, user, profile)
  return linkAccount(db, meta, person, profile)
}

async function signUp(db: Db, meta: RequestMeta, profile: ProviderProfile, timezone?: string): Promise<Person> {
  const { first_name, last_name } = profile
  const email = verifiedEmailOf(profile)
  if ((await restorableAddresses(db, [email], meta.now)).length > 0) {
    throw new AppError(
      "CONFLICT",
      "Your account's address was changed recently. Undo the change with the link that we mailed to you, or wait 7 days.",
    )
  }
  const person = { first_name, last_name, email, password_hash: null, timezone }
  const { family_id, user } = await createFamilyWithParent(db, meta, person)
  const owner = { family_id, user_id: user.id }
  await markVerified(db, meta, owner)
  return linkAccount(db, meta, owner, profile)
}

/** The address that the identity provider has verified. Without one, nothing is connected or created. */
function verifiedEmailOf({ provider, email, email_verified }: ProviderProfile): string {
  if (email && email_verified && !isLoginName(email)) return email.toLowerCase()
  const name = providerNames[provider]
  throw new AppError(
    "PROVIDER_REFUSED",
    `Your ${name} account has no verified email address. Verify it there, or sign up with email and password.`,
  )
}
