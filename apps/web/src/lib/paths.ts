import { paths, settingsAt, studentWorkAt } from "@hearthbook/api/rules/app-paths"
import type { Reason } from "@hearthbook/api/errors"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"

export { assignmentAt, courseAt, paths, settingsAt, studentWorkAt } from "@hearthbook/api/rules/app-paths"

/** The sections of the landing page that have links to them. */
export const sections = {
  features: "features",
  howItWorks: "how-it-works",
  reviews: "testimonials",
  pricing: "pricing",
} as const

/** Returns the address of a section of the landing page. */
export function sectionAt(id: (typeof sections)[keyof typeof sections]): string {
  return `${paths.start}#${id}`
}

/** Returns the address of a page with its 'new' form open. */
export function newAt(path: string): string {
  return `${path}?new`
}

/** The address of the schedule with the form for a new event open. */
export const newEvent = `${newAt(paths.schedule)}=event`

/** Returns the address of the form for a child's new curriculum. */
export function newCurriculumFor(student: { id: string }): string {
  return `${newAt(paths.curriculum)}&student=${student.id}`
}

/** Returns the address of the students page with the form for a child's login open. */
export function newLoginFor(student: { id: string }): string {
  return `${paths.students}?login=${student.id}`
}

/** Returns the address of the curriculum page with the courses of one academic year. */
export function curriculaIn(academic_year: string): string {
  return `${paths.curriculum}?year=${academic_year}`
}

/** Returns the address of a lesson in the planner. */
export function lessonAt(lesson: { id: string }): string {
  return `${paths.lessonPlanner}?lesson=${lesson.id}`
}

/** The section of an assignment in which the child submits it. */
export const submitPart = "hand-in"

/** Returns the address of an assignment at that section. */
export function handInAt(assignment: { id: string }): string {
  return `${studentWorkAt(assignment)}#${submitPart}`
}

/** Returns the address of a day in the child's schedule. */
export function studentDayAt(day: string): string {
  return `${paths.studentSchedule}?view=day&date=${day}`
}

/** Returns the address of a child's assignments: 'all', 'todo', 'submitted' or 'graded'. */
export function studentListOf(show: string): string {
  return show === "all" ? paths.studentAssignments : `${paths.studentAssignments}?show=${show}`
}

/** The settings tab with connected accounts. */
export const integrations = settingsAt("integrations")

/** The result of connecting an account. An error without a provider is about Google Drive. */
type ConnectionOutcome =
  | { "google-linked": "true" }
  | { connected: OauthProvider }
  | { error: Reason }
  | { error: Reason; provider: OauthProvider }

/** Returns the address of that tab with the result of connecting an account. */
export function integrationsWithResult(outcome: ConnectionOutcome): string {
  return `${integrations}&${new URLSearchParams(outcome)}`
}

/** Returns the address of a child's overdue assignments. */
export function overdueOf(student: { id: string }): string {
  return `${paths.assignments}?student=${student.id}&status=overdue`
}

/** Returns the address of the sign-in page, which leads back to `from` (path, query and hash) afterwards. */
export function loginFrom(from: string): string {
  return from === paths.start ? paths.login : leadingBack(paths.login, from)
}

/** Returns the address of a page that leads on to `from` when it is done, such as completing the profile. */
export function leadingBack(path: string, from: string): string {
  return `${path}?from=${encodeURIComponent(from)}`
}

/** The sign-in page after a magic link that is invalid. */
export const loginAfterBadMagicLink = `${paths.login}?magic=invalid`

/**
 * Returns the page to go back to from a sign-in address, or null. Ignores other sites (`//elsewhere`, absolute URLs) and pages
 * that open a session with a token in their address.
 */
export function rememberedPage(search: string): string | null {
  const from = new URLSearchParams(search).get("from")
  if (!from || !/^\/(?![/\\])/.test(from)) return null
  return opensSession(new URL(from, "http://localhost").pathname) ? null : from
}

/** Ignores case and decodes the address, as the router does. */
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
