import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { found } from "@hearthbook/core/errors/not-found"
import { can } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { changeZone } from "../family/family.service.ts"
import { allowNewEmail, readNewEmail, requestNewEmail } from "../../access/auth/email/new-email.service.ts"
import { deletePendingOptionalMail } from "../../messages/unsubscribe/optional-mail.ts"
import { mailSettings } from "../../messages/unsubscribe/unsubscribe.schema.ts"
import type {
  notificationsUpdate,
  preferencesUpdate,
  profileUpdate,
  securityUpdate,
  SettingsView,
} from "./settings.schema.ts"
import { settingsSelect, toSettingsView } from "./settings.select.ts"

/** The person's settings. */
export async function readSettings(scope: Scope): Promise<SettingsView> {
  const { db, actor, family_id } = scope
  const row = found(await db.user.findFirst({ where: ownRow(scope), select: settingsSelect }), "user")
  const chosen = found(row.settings, "user")
  return toSettingsView(row, chosen, await readNewEmail(scope, { family_id, user_id: actor.user_id }))
}

/**
 * Changes the person's profile. A new email takes effect when its link is opened, and requires a proof of identity: PROOF_REQUIRED. The
 * time zone is the family's, so WRONG_ROLE for people who may not change it. EMAIL_ALREADY_EXISTS, or STALE if `version` is out of date.
 */
export async function updateProfile(
  context: IdentifiedContext,
  { email, ...rest }: z.output<typeof profileUpdate>,
): Promise<SettingsView> {
  if (email !== undefined) await allowNewEmail(context, email)
  return runInTransaction(context, "change", async (scope) => {
    await changeProfile(scope, rest)
    if (email !== undefined) await requestNewEmail(scope, email)
    return readSettings(scope)
  })
}

async function changeProfile(scope: Scope, input: Omit<z.output<typeof profileUpdate>, "email">): Promise<void> {
  const { version, timezone, first_name, last_name, ...about } = input
  await refuseIfStale(
    () =>
      scope.db.user.update({
        where: { ...ownRow(scope), version },
        data: { first_name, last_name, version: { increment: 1 } },
        select: { id: true },
      }),
    async () => (await readSettings(scope)).profile,
  )
  await change(scope, about)
  if (timezone && timezone !== scope.calendar.time_zone) {
    if (!can(scope.actor.role, "manage_members")) {
      throw new AppError("WRONG_ROLE", "The time zone is the family's. A parent can change it.")
    }
    await changeZone(scope, timezone)
  }
}

/** Changes which notifications the person gets, and how. */
export async function updateNotifications(
  scope: Scope,
  patch: z.output<typeof notificationsUpdate>,
): Promise<SettingsView> {
  await change(scope, patch)
  return readSettings(scope)
}

/** Changes the theme and the date format, for children too. Returns the current ones. */
export async function updatePreferences(
  scope: Scope,
  patch: z.output<typeof preferencesUpdate>,
): Promise<SettingsView["preferences"]> {
  await change(scope, patch)
  return (await readSettings(scope)).preferences
}

/** Changes whether the person gets a mail about sign-ins. */
export async function updateSecurity(scope: Scope, patch: z.output<typeof securityUpdate>): Promise<SettingsView> {
  await change(scope, patch)
  return readSettings(scope)
}

function ownRow({ actor, family_id }: Scope) {
  return { id: actor.user_id, family_id }
}

type Patch = Partial<Omit<Prisma.settingsUncheckedCreateInput, "user_id" | "family_id">>

async function change(scope: Scope, patch: Patch): Promise<void> {
  const { db, actor, family_id, settings } = scope
  const where = { user_id: actor.user_id, family_id }
  await db.settings.updateMany({ where, data: { ...patch, version: { increment: 1 } } })
  const off = mailSettings.filter((setting) => patch[setting] === false)
  if (off.length === 0) return
  const reader = found(await db.user.findFirst({ where: ownRow(scope), select: { id: true, email: true } }), "user")
  for (const setting of off) await deletePendingOptionalMail(db, settings, { family_id, reader, setting })
}
