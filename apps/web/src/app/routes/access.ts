import { can, type Action, type Role } from "@hearthbook/api/permissions"
import { paths } from "../../lib/paths.ts"

const adult: Action[] = ["use_adult_area"]
const student: Action[] = ["use_student_area"]

/** Every page behind the sign-in (A §2) with what its visitor must be allowed to do, of which one is enough. */
export const protectedPaths = {
  [paths.dashboard]: adult,
  [paths.schedule]: adult,
  [paths.lessonPlanner]: adult,
  [paths.curriculum]: adult,
  [paths.assignments]: adult,
  [paths.progress]: adult,
  [paths.attendance]: adult,
  [paths.students]: adult,
  [paths.subjects]: adult,
  [paths.providers]: adult,
  [paths.resources]: adult,
  [paths.completeProfile]: adult,
  [paths.adminDashboard]: ["administer_installation"] as Action[],
  // A child too: the notice that Drive is not connected leads here (DECISIONS 18).
  [paths.settings]: [...adult, ...student],
  [paths.studentDashboard]: student,
  [paths.studentAssignments]: student,
  [paths.studentSchedule]: student,
  [paths.studentGrades]: student,
  [paths.studentOnboarding]: student,
  [paths.studentPassword]: student,
}
export type ProtectedPath = keyof typeof protectedPaths

/** Where signing in, or being told what one may not do, must not lead back to. */
const noLanding: string[] = [paths.start, paths.login, paths.register, paths.unauthorized]

/** The guarded page at an address; null for a public or unknown one. A slash at the end makes no difference. */
export function protectedPathOf(location: string): ProtectedPath | null {
  const path = location.replace(/(?<=.)\/$/, "")
  return Object.hasOwn(protectedPaths, path) ? (path as ProtectedPath) : null
}

/** Whether a role may do at least one of these things (A §2). */
export function mayDoAny(role: Role, actions: Action[]): boolean {
  return actions.some((action) => can(role, action))
}

/** Whether an address of ours (path, query and hash) is one that a role arrives at and can stay. */
export function mayLandOn(role: Role, address: string): boolean {
  const { pathname } = new URL(address, "http://localhost")
  if (noLanding.includes(pathname)) return false
  const guarded = protectedPathOf(pathname)
  return guarded === null || mayDoAny(role, protectedPaths[guarded])
}
