import { ECDH } from "node:crypto"
import type { z } from "zod"
import { bypassRls } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { requirePushEndpoint } from "./push-endpoint.service.ts"
import type { subscriptionDraft, SubscriptionView, unsubscribed } from "./push.schema.ts"

/** The limit per person; the oldest is deleted. */
const maxBrowsers = 10

/**
 * Subscribes a browser to push messages. An address belongs to the person who subscribed last, so that a tablet that changes
 * hands shows its new owner's notifications. The subscription ends with its session. VALIDATION_ERROR at the field for an
 * invalid push service or key; CONFLICT if this installation has no keys.
 */
export async function subscribe(
  context: IdentifiedContext,
  draft: z.output<typeof subscriptionDraft>,
): Promise<SubscriptionView> {
  const { settings, look_up } = context
  if (!settings.push_public_key) throw new AppError("CONFLICT", "Push messages are not set up on this site.")
  await requirePushEndpoint(draft.endpoint, settings, look_up)
  const keys = { p256dh: toBase64Url(draft.keys.p256dh), auth: toBase64Url(draft.keys.auth) }
  if (!isPublicKey(keys.p256dh)) throw fieldError("keys.p256dh", "This is not a valid key of a browser.")
  if (Buffer.from(keys.auth, "base64url").length !== 16)
    throw fieldError("keys.auth", "This is not a valid secret of a browser.")
  return runInTransaction(context, "change", (scope) => keep(scope, { endpoint: draft.endpoint, keys }))
}

async function keep(scope: Scope, { endpoint, keys }: z.output<typeof subscriptionDraft>): Promise<SubscriptionView> {
  const { actor, family_id, now } = scope
  const owner = { family_id, user_id: actor.user_id, session_id: actor.session_id }
  // The address may have belonged to another family.
  const { id } = await bypassRls(scope, (all) =>
    all.push_subscription.upsert({
      where: { endpoint },
      create: { endpoint, ...keys, ...owner, created_at: now },
      update: { ...keys, ...owner, created_at: now },
      select: { id: true },
    }),
  )
  await deleteOldest(scope)
  return { id, endpoint, created_at: now.toISOString() }
}

/** Unsubscribes one of the person's browsers. An unknown one is not an error. */
export async function unsubscribe(
  { db, actor, family_id }: Scope,
  endpoint: string,
): Promise<z.output<typeof unsubscribed>> {
  const { count } = await db.push_subscription.deleteMany({ where: { endpoint, family_id, user_id: actor.user_id } })
  return { removed: count }
}

async function deleteOldest({ db, actor, family_id }: Scope): Promise<void> {
  const tooMany = await db.push_subscription.findMany({
    where: { family_id, user_id: actor.user_id },
    select: { id: true },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    skip: maxBrowsers,
  })
  const ids = tooMany.map(({ id }) => id)
  if (ids.length > 0) await db.push_subscription.deleteMany({ where: { family_id, id: { in: ids } } })
}

/** Browsers use either alphabet of base64. */
function toBase64Url(text: string): string {
  return Buffer.from(text, "base64").toString("base64url")
}

/** True for a valid point on the curve of browsers' keys (RFC 8291). */
function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, "base64url")
  if (point.length !== 65 || point[0] !== 4) return false
  try {
    ECDH.convertKey(point, "prime256v1")
    return true
  } catch {
    return false
  }
}
