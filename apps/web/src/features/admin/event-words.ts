import type { AuthEventView } from "@hearthbook/api/schemas/admin"

const words: Record<AuthEventView["type"], string> = {
  registered: "Registered",
  signed_in: "Signed in",
  sign_in_failed: "Tried a wrong password",
  sign_in_blocked: "Was locked out after too many tries",
  signed_out: "Signed out",
  session_refreshed: "Went on with their session",
  refresh_token_reused: "Used an old session again, which ended it",
  session_revoked: "Signed out a device",
  password_reset_requested: "Asked for a password reset",
  password_reset: "Reset their password",
  password_changed: "Changed their password",
  email_verification_sent: "Was sent a verification mail",
  email_verified: "Verified their email",
  magic_link_used: "Used a sign-in link",
  invitation_sent: "Invited someone",
  invitation_accepted: "Accepted an invitation",
  provider_linked: "Connected an account elsewhere",
  provider_unlinked: "Disconnected an account elsewhere",
  demo_opened: "Opened a demo family",
}

/** What happened, in plain words; by what means, where that is known. */
export function describeEvent({ type, metadata }: Pick<AuthEventView, "type" | "metadata">): string {
  const { means, provider, everywhere } = metadata
  if (type === "signed_in" && typeof means === "string") return `${words[type]} by ${means}`
  if (type === "signed_out" && everywhere === true) return `${words[type]} everywhere`
  if (typeof provider === "string") return `${words[type]}: ${provider}`
  return words[type]
}
