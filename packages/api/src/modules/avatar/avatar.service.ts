import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import { countUse } from "../../rate-limit/rate-limit.ts"
import type { Scope } from "../../request/scope.ts"
import { cleanPortrait } from "../../stored-files/clean-file.ts"
import { fileStore } from "../../stored-files/file-store.ts"
import type { AvatarView } from "./avatar.schema.ts"

/** Pictures of one person in an hour: whoever looks for the best one needs a few. */
const rateLimit = { limit: 30, windowSeconds: 3600 }

/** Keeps a picture of the person signed in, in place of the one before. 400 at `file` for what is no photo; RATE_LIMITED. */
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

/** Takes the person's picture away; their initials stand in its place. */
export async function removeAvatar({ db, family_id, actor }: Scope): Promise<AvatarView> {
  // Of two at once the second waits, and then finds what the first has made.
  await db.$queryRaw`SELECT id FROM "user" WHERE id = ${actor.user_id}::uuid FOR NO KEY UPDATE`
  await db.file.deleteMany({ where: { family_id, user_id: actor.user_id } })
  return { avatar_id: null }
}
