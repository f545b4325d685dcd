import type { AuthEventView } from "@hearthbook/api/access/admin"

/** The displayed names of events. */
export const eventWords: Record<AuthEventView["type"], string> = {
  registered: "Created an account",
  signed_in: "Signed in",
  sign_in_failed: "Wrong password or email",
  sign_in_blocked: "Locked out after too many tries",
  signed_out: "Signed out",
  session_refreshed: "Session renewed",
  refresh_token_reused: "A used session key was sent again: session ended",
  session_revoked: "Signed a device out",
  password_reset_requested: "Asked for a password reset",
  password_reset: "Reset the password",
  password_changed: "Changed the password",
  email_verification_sent: "Verification email sent",
  email_verified: "Verified the email address",
  email_changed: "Changed the email address",
  login_created: "Got a login from a parent",
  login_reset: "Got a new temporary password from a parent",
  login_revoked: "Login removed by a parent",
  access_token_created: "Created an access token",
  access_token_revoked: "Revoked an access token",
  tablet_enrolled: "Made a device the family's tablet",
  tablet_revoked: "Revoked a family tablet",
  tablet_pin_set: "Got a PIN for the family tablet",
  tablet_pin_removed: "Lost the PIN for the family tablet",
  tablet_tile_opened: "May try the PIN again",
  login_renamed: "Got another user name, because the address was released",
  magic_link_used: "Used a magic link",
  sign_in_change_undone: "Undid a sign-in change",
  invitation_sent: "Invited someone",
  invitation_accepted: "Accepted an invitation",
  provider_linked: "Connected an account",
  provider_unlinked: "Disconnected an account",
  demo_opened: "Opened a demo family",
  member_removed: "Removed someone from the family",
  member_suspended: "Was suspended from the family",
  member_let_in: "Let someone back into the family",
  account_deleted: "Deleted the account",
  family_deleted: "Deleted the family",
}

/** The known details: means, provider and role. */
export function detailOf({ means, provider, role }: AuthEventView["metadata"]): string {
  const known = [means, provider, role].filter((text): text is string => typeof text === "string")
  return known.length > 0 ? ` (${known.join(", ")})` : ""
}
