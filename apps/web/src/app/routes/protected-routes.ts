import type { Action } from "@hearthbook/api/permissions"
import type { ReactNode } from "react"
import { lazyPage, type LazyPage } from "./lazy-page.ts"
import { paths } from "../../lib/paths.ts"

type ProtectedRoute = LazyPage & {
  /** The actions of which a visitor must be allowed at least one. */
  allowed: readonly Action[]
  /** True for a step that must be taken first. It has no navigation to other pages. */
  alone?: boolean
}

const adult: readonly Action[] = ["use_adult_area"]
const student: readonly Action[] = ["use_student_area"]
const admin: readonly Action[] = ["administer_installation"]
const everyone = [...adult, ...student]

/** Every page behind the sign-in: who may open it, and its code, which is a chunk of its own. */
export const protectedRoutes = {
  [paths.dashboard]: { allowed: adult, ...lazyPage(() => import("../../features/dashboard/dashboard-page.tsx")) },
  [paths.schedule]: { allowed: adult, ...lazyPage(() => import("../../features/schedule/schedule-page.tsx")) },
  [paths.lessonPlanner]: { allowed: adult, ...lazyPage(() => import("../../features/planner/planner-page.tsx")) },
  [paths.curriculum]: { allowed: adult, ...lazyPage(() => import("../../features/curriculum/curriculum-page.tsx")) },
  [paths.assignments]: { allowed: adult, ...lazyPage(() => import("../../features/assignments/assignments-page.tsx")) },
  [paths.progress]: { allowed: adult, ...lazyPage(() => import("../../features/progress/progress-page.tsx")) },
  [paths.attendance]: { allowed: adult, ...lazyPage(() => import("../../features/attendance/attendance-page.tsx")) },
  [paths.students]: { allowed: adult, ...lazyPage(() => import("../../features/students/students-page.tsx")) },
  [paths.subjects]: { allowed: adult, ...lazyPage(() => import("../../features/subjects/subjects-page.tsx")) },
  [paths.providers]: { allowed: adult, ...lazyPage(() => import("../../features/providers/providers-page.tsx")) },
  [paths.resources]: { allowed: adult, ...lazyPage(() => import("../../features/resources/resources-page.tsx")) },
  [paths.settings]: { allowed: everyone, ...lazyPage(() => import("../../features/settings/settings-page.tsx")) },
  [paths.completeProfile]: {
    allowed: adult,
    alone: true,
    ...lazyPage(() => import("../../features/auth/sign-up/complete-profile-page.tsx")),
  },
  [paths.adminDashboard]: {
    allowed: admin,
    ...lazyPage(() => import("../../features/admin/admin-dashboard-page.tsx")),
  },
  [paths.studentDashboard]: {
    allowed: student,
    ...lazyPage(() => import("../../features/student-portal/home/student-dashboard-page.tsx")),
  },
  [paths.studentAssignments]: {
    allowed: student,
    ...lazyPage(() => import("../../features/student-portal/work/student-assignments-page.tsx")),
  },
  [paths.studentSchedule]: {
    allowed: student,
    ...lazyPage(() => import("../../features/student-portal/schedule/student-schedule-page.tsx")),
  },
  [paths.studentGrades]: {
    allowed: student,
    ...lazyPage(() => import("../../features/student-portal/grades/student-grades-page.tsx")),
  },
  [paths.studentOnboarding]: {
    allowed: student,
    alone: true,
    ...lazyPage(() => import("../../features/student-portal/onboarding/onboarding-page.tsx")),
  },
  [paths.studentPassword]: {
    allowed: student,
    alone: true,
    ...lazyPage(() => import("../../features/student-portal/onboarding/set-password-page.tsx")),
  },
} satisfies Record<string, ProtectedRoute>
export type ProtectedPath = keyof typeof protectedRoutes

/** The route of a page behind the sign-in. */
export function protectedRoute(path: ProtectedPath): ProtectedRoute {
  return protectedRoutes[path]
}

type Shell = LazyPage<{ children: ReactNode }>

// The shells are chunks too, so that the sign-in page does not load them.
export const adultShell: Shell = lazyPage(() => import("../shells/adult-shell.tsx"))
export const studentShell: Shell = lazyPage(() => import("../shells/student-shell.tsx"))
export const bareShell: Shell = lazyPage(() => import("../shells/bare-shell.tsx"))
