import { paths } from "@hearthbook/core/paths/app-paths"

export {
  assignmentAt,
  courseAt,
  filingAt,
  paths,
  settingsAt,
  studentAt,
  transcriptAt,
  studentWorkAt,
} from "@hearthbook/core/paths/app-paths"

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

/** Returns the address of a child's records of the school year in progress. */
export function recordsFor(student: { id: string }): string {
  return `${paths.records}?student=${student.id}`
}

/** Returns the address of a child's report card of the school year in progress. */
export function reportCardFor(student: { id: string }): string {
  return `${paths.documents}?student=${student.id}`
}

/** Returns the address of what a pack says, on the page of all states. */
export function packAt(pack_id: string): string {
  return `${paths.requirements}#${pack_id}`
}

/** Returns the address of a lesson in the planner. */
export function lessonAt(lesson: { id: string }): string {
  return `${paths.lessonPlanner}?lesson=${lesson.id}`
}

/** Returns the address of all children's open assignments that are due from a day on. */
export function dueFrom(day: string): string {
  return `${paths.assignments}?student=all&from=${day}`
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
