import type { WayInView } from "@hearthbook/api/data/way-in"
import type { WayInKind } from "@hearthbook/core/permissions/ways-in"
import { formatAgo, formatDay, formatDayOfMoment } from "../../../../lib/format.ts"

/** The kinds in the order in which they are listed, with their headings. */
export const headings: readonly (readonly [WayInKind, string])[] = [
  ["member", "People"],
  ["session", "Signed-in devices"],
  ["identity_provider", "Sign-in with Google or GitHub"],
  ["tablet", "Family tablets"],
  ["pin", "PINs on the tablet"],
  ["calendar_feed", "Calendar links"],
  ["transcript_link", "Transcript links"],
  ["access_token", "Access tokens"],
]

/** Explains what revoking does, in the confirmation dialog. */
export const questions: Record<Exclude<WayInKind, "session" | "identity_provider">, (name: string) => string> = {
  tablet: () => "The child on it is signed out at once, and the device shows no names and no faces any more.",
  pin: (name) => `${name} is signed out on the tablet and can no longer sign in there.`,
  calendar_feed: () => "Calendars that have it stop at once.",
  transcript_link: () => "Whoever has it no longer sees the transcript.",
  access_token: () => "The program that uses this token stops working at once.",
  member: (name) =>
    `${name} will be signed out on every device and can no longer sign in. All work and grades are kept.`,
}

/** The kinds whose last use is kept. */
const notesUse: readonly WayInKind[] = ["tablet", "calendar_feed", "transcript_link", "access_token"]

/** The maker, last use and end date of a way in: 'Made by you on Nov 26 · last used 2 hours ago · until Feb 24'. */
export function factsOf(way: WayInView, maker: string | null, now: number): string {
  const { kind, created_at, last_used_at, expires_on } = way
  const made = kind === "member" ? "Joined" : kind === "identity_provider" ? `Of ${maker}, since` : madeBy(maker)
  const used = last_used_at ? `last used ${formatAgo(last_used_at, now)}` : notesUse.includes(kind) && "not used yet"
  const until = expires_on && `until ${formatDay(expires_on)}`
  return [`${made} ${formatDayOfMoment(created_at)}`, used, until].filter(Boolean).join(" · ")
}

function madeBy(maker: string | null): string {
  return maker === null ? "Maker unknown, made on" : `Made by ${maker} on`
}
