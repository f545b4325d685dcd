import { AppError } from "@hearthbook/core/errors/errors"
import type { WayInKind } from "@hearthbook/core/permissions/ways-in"
import { requireProof } from "../../../identity/identify.ts"
import type { Scope } from "../../../request/scope.ts"
import type { TabletCookie } from "../../../request/tablet-cookie.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { deleteAccessToken } from "../../access/access-token/access-token.service.ts"
import { changeAndRevoke } from "../../access/oauth/change-and-revoke.ts"
import { disconnectAccount } from "../../access/oauth/disconnect.service.ts"
import { removeSession } from "../../access/session/session.service.ts"
import { removeMember } from "../../family/family/remove-member.service.ts"
import { revokeLogin } from "../../family/student-login/manage-login.service.ts"
import { removePin } from "../../family/tablet/tablet-pin.service.ts"
import { removeTablet } from "../../family/tablet/tablet.service.ts"
import { deleteTranscriptLink } from "../../records/transcript/transcript-link.service.ts"
import { deleteCalendarFeed } from "../calendar-feed/calendar-feed.service.ts"
import { decides, usedByVisible } from "./way-in.policy.ts"
import type { WayInChoice, WayInView } from "./way-in.schema.ts"
import { readWaysIn } from "./way-in.select.ts"

/** Everything that lets somebody in now: the whole family's for its heads, what is their own and the members for a teacher. */
export function listWaysIn(scope: Scope, cookie: TabletCookie): Promise<WayInView[]> {
  return readWaysIn(scope, cookie)
}

/** Ends each kind as its own page does. The compiler asks for the ending of a new kind. */
const ends: Record<WayInKind, End> = {
  session: inOne((scope, id) => removeSession(scope, id, usedByVisible(scope))),
  tablet: inOne(removeTablet),
  pin: inOne(removePin),
  access_token: inOne((scope, id) => deleteAccessToken(scope, id, usedByVisible(scope))),
  calendar_feed: inOne(deleteCalendarFeed),
  transcript_link: inOne(deleteTranscriptLink),
  identity_provider: disconnectOwn,
  member: endMember,
}

/**
 * Ends a way in. NOT_FOUND if there is none that is open, WRONG_ROLE for a teacher who names what is not their own, and for another person's
 * identity provider. Otherwise throws as the call does that ends only this kind.
 */
export async function revokeWayIn(context: IdentifiedContext, { kind, id }: WayInChoice): Promise<{ id: string }> {
  const known = await runInTransaction(context, "read", (scope) => readWaysIn(scope, context.tablet))
  const way = known.find((one) => one.kind === kind && one.id === id)
  if (!decides(context.identity) && !way?.can_revoke) throw new AppError("WRONG_ROLE")
  if (!way) throw new AppError("NOT_FOUND", "Someone else may have closed it already.")
  await ends[kind](context, id)
  return { id }
}

type End = (context: IdentifiedContext, id: string) => Promise<unknown>

/** For what ends in one transaction. */
function inOne(end: (scope: Scope, id: string) => Promise<unknown>): End {
  return (context, id) => runInTransaction(context, "change", (scope) => end(scope, id))
}

/** A proof of who the person is comes first, as on the page of the connections. */
async function disconnectOwn(context: IdentifiedContext, id: string): Promise<void> {
  const { user_id } = context.identity.actor
  const account = await runInTransaction(context, "read", ({ db, family_id }) =>
    db.oauth_account.findFirst({ where: { id, family_id, user_id }, select: { provider: true } }),
  )
  if (!account) throw new AppError("WRONG_ROLE", "Only the person who signs in with it can disconnect it.")
  await disconnectAccount(context, { provider: account.provider, purpose: "sign_in" })
}

/** A child loses its login. An adult leaves the family, which needs a proof, as on the page of the family. */
async function endMember(context: IdentifiedContext, id: string): Promise<void> {
  await changeAndRevoke(context, async (scope) => {
    const where = { id, family_id: scope.family_id }
    const login = await scope.db.user.findFirst({ where, select: { student_id: true } })
    if (!login?.student_id) {
      requireProof(context.identity, scope.now)
      return removeMember(scope, { id })
    }
    return { ...(await revokeLogin(scope, login.student_id)), tokens: [] }
  })
}
