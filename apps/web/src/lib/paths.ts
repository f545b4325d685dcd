import { paths, settingsAt, studentWorkAt } from "@hearthbook/api/rules/app-paths"
import type { Reason } from "@hearthbook/api/errors"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"

export { assignmentAt, paths, studentWorkAt } from "@hearthbook/api/rules/app-paths"

/** The parts of the landing page that are linked to. */
export const sections = {
  features: "features",
  howItWorks: "how-it-works",
  reviews: "testimonials",
  pricing: "pricing",
} as const

/** The address of a part of the landing page, from anywhere. */
export function sectionAt(id: (typeof sections)[keyof typeof sections]): string {
  return `${paths.start}#${id}`
}

/** The address of a page with its 'new' form open already, for buttons that stand on another page. */
export function newAt(path: string): string {
  return `${path}?new`
}

/** The form of a child's new curriculum, from another page. */
export function newCurriculumFor(student: { id: string }): string {
  return `${newAt(paths.curriculum)}&student=${student.id}`
}

/** The students page with the form of a child's login open. */
export function newLoginFor(student: { id: string }): string {
  return `${paths.students}?login=${student.id}`
}

/** A lesson, open in the planner. */
export function lessonAt(lesson: { id: string }): string {
  return `${paths.lessonPlanner}?lesson=${lesson.id}`
}

/** The part of a piece of work in which the child hands it in. */
export const submitPart = "hand-in"

/** A piece of work, opened at that part. */
export function handInAt(assignment: { id: string }): string {
  return `${studentWorkAt(assignment)}#${submitPart}`
}

/** A day of the child's own schedule. */
export function studentDayAt(day: string): string {
  return `${paths.studentSchedule}?view=day&date=${day}`
}

/** All of a child's work, or a part of it: 'todo', 'submitted' or 'graded'. */
export function studentListOf(show: string): string {
  return show === "all" ? paths.studentAssignments : `${paths.studentAssignments}?show=${show}`
}

/** The part of the settings with the accounts elsewhere. */
export const integrations = settingsAt("integrations")

/** What came of going to a provider; an error is of Google's Drive where no provider is named (S §2). */
type ConnectionOutcome =
  | { "google-linked": "true" }
  | { connected: OauthProvider }
  | { error: Reason }
  | { error: Reason; provider: OauthProvider }

/** The same, with what came of connecting an account (S §2). */
export function integrationsWithResult(outcome: ConnectionOutcome): string {
  return `${integrations}&${new URLSearchParams(outcome)}`
}

/** What of a child's work is overdue. */
export function overdueOf(student: { id: string }): string {
  return `${paths.assignments}?student=${student.id}&status=overdue`
}

/** The sign-in page, which leads back to `from` (path, query and hash) afterwards. */
export function loginFrom(from: string): string {
  return from === paths.start ? paths.login : leadingBack(paths.login, from)
}

/** A page that stands in between, such as completing one's profile, and leads on to `from` when it is done. */
export function leadingBack(path: string, from: string): string {
  return `${path}?from=${encodeURIComponent(from)}`
}

/** The sign-in page after a magic link that could not be used (A §2). */
export const loginAfterBadMagicLink = `${paths.login}?magic=invalid`

/**
 * The page remembered in a sign-in address. Only one of our own: `//elsewhere` and whole addresses count as none, and so do the
 * pages that open a session by what stands in their address.
 */
export function rememberedPage(search: string): string | null {
  const from = new URLSearchParams(search).get("from")
  if (!from || !/^\/(?![/\\])/.test(from)) return null
  return opensSession(new URL(from, "http://localhost").pathname) ? null : from
}

/** The router reads addresses without regard to case, and decodes them. */
function opensSession(pathname: string): boolean {
  return /^\/(?:auth\/callback|magic)(?:\/|$)/i.test(decoded(pathname))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
