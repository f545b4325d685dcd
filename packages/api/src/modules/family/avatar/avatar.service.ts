import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../request/scope.ts"
import { cleanPortrait } from "../../../stored-files/clean-picture.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import type { AvatarView } from "./avatar.schema.ts"

/** The hourly limit of pictures for one person. */
const rateLimit = { limit: 30, windowSeconds: 3600 }

/**
 * Stores a picture of the signed-in person, replacing the old one. VALIDATION_ERROR at `file` if it is not a photo;
 * RATE_LIMITED.
 */
export async function setAvatar(context: IdentifiedContext, content: Uint8Array): Promise<AvatarView> {
  await runInTransaction(context, "change", ({ db, actor, now }) =>
    countUse(db, { key: `avatar:${actor.user_id}`, ...rateLimit, now }),
  )
  const { content_type, content: bytes } = await cleanPortrait(content)
  return runInTransaction(context, "change", async (scope) => {
    const { db, family_id, actor, now } = scope
    await removeAvatar(scope)
    const data = { family_id, user_id: actor.user_id, name: "avatar.jpg", content_type, size: bytes.length }
    const { id } = await db.file.create({ data: { ...data, created_at: now }, select: { id: true } })
    await fileStore.write(scope, id, bytes)
    return { avatar_id: id }
  })
}

/** Removes the person's picture. Their initials are shown instead. */
export async function removeAvatar({ db, family_id, actor }: Scope): Promise<AvatarView> {
  // Locks the person. A second call waits, and then sees the picture of the first.
  await db.$queryRaw`SELECT id FROM "user" WHERE id = ${actor.user_id}::uuid FOR NO KEY UPDATE`
  await db.file.deleteMany({ where: { family_id, user_id: actor.user_id } })
  return { avatar_id: null }
}
