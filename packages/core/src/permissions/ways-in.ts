/** The kinds of what lets somebody in, or shows something of the family without an account. */
export const wayInKinds = [
  "session",
  "tablet",
  "pin",
  "access_token",
  "calendar_feed",
  "transcript_link",
  "identity_provider",
  "member",
] as const
export type WayInKind = (typeof wayInKinds)[number]

/** The kinds that a person makes, and that can stay open when the person gets a new password. */
export const madeKinds = [
  "calendar_feed",
  "transcript_link",
  "tablet",
  "pin",
  "access_token",
] as const satisfies readonly WayInKind[]
export type MadeKind = (typeof madeKinds)[number]

/** The kinds that another adult can take over. An access token acts in the name of its owner, and ends with that login. */
export const lastingKinds = ["calendar_feed", "transcript_link", "tablet", "pin"] as const satisfies readonly MadeKind[]
export type LastingKind = (typeof lastingKinds)[number]
