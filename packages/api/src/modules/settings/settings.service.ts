import type { z } from "zod"
import { found } from "../../not-found.ts"
import type { Scope } from "../../scope.ts"
import { toUserView, userSelect } from "../auth/auth.select.ts"
import type { UserView } from "../auth/auth.schema.ts"
import type { profileUpdate } from "./settings.schema.ts"

/** Changes what is given of the person's own profile. */
export async function updateProfile(
  { db, actor, family_id }: Scope,
  patch: z.output<typeof profileUpdate>,
): Promise<UserView> {
  const where = { id: actor.user_id, family_id }
  found(await db.user.findFirst({ where, select: { id: true } }), "user")
  const data = { ...patch, version: { increment: 1 } }
  return toUserView(await db.user.update({ where, data, select: userSelect }))
}
