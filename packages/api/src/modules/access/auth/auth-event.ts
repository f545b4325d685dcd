import type { Db } from "@hearthbook/db"
import type { Origin } from "../../../request/request.ts"

/** Events around signing in. The administrator's dashboard lists them. */
export const authEventTypes = [
  "registered",
  "signed_in",
  "sign_in_failed",
  "sign_in_blocked",
  "signed_out",
  "session_refreshed",
  "refresh_token_reused",
  "session_revoked",
  "password_reset_requested",
  "password_reset",
  "password_changed",
  "email_verification_sent",
  "email_verified",
  "email_changed",
  "sign_in_change_undone",
  "login_created",
  "login_reset",
  "login_revoked",
  "login_renamed",
  "magic_link_used",
  "invitation_sent",
  "invitation_accepted",
  "provider_linked",
  "provider_unlinked",
  "demo_opened",
  "tablet_enrolled",
  "tablet_revoked",
  "tablet_pin_set",
  "tablet_pin_removed",
  "tablet_tile_opened",
  "access_token_created",
  "access_token_revoked",
  "member_removed",
  "member_suspended",
  "member_let_in",
  "account_deleted",
  "family_deleted",
] as const
type AuthEventType = (typeof authEventTypes)[number]

type AuthEvent = {
  type: AuthEventType
  family_id?: string
  user_id?: string
  /**
   * Plain words about the event, such as the identity provider's name. Never a secret, a link or an address that someone entered.
   */
  metadata?: Record<string, string | number | boolean>
}

/** Records an event in the transaction of its cause. */
export async function recordEvent(
  db: Db,
  { client_address, user_agent, now }: Origin & { now: Date },
  { type, family_id, user_id, metadata = {} }: AuthEvent,
): Promise<void> {
  await db.auth_event.create({
    data: {
      type,
      family_id,
      user_id,
      metadata,
      client_address,
      user_agent: user_agent?.slice(0, 300),
      created_at: now,
    },
    select: { id: true },
  })
}
