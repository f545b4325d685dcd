import type { ReactNode } from "react"
import { lazyPage, type LazyPage } from "./lazy-page.ts"
import { paths } from "../../lib/paths.ts"
import type { ProtectedPath } from "./access.ts"

type ProtectedRoute = LazyPage & {
  /** Without the shell's ways to elsewhere: what is to be done first. */
  alone?: boolean
}

/** What stands at each guarded address; each page is a chunk of its own. */
export const protectedRoutes: Record<ProtectedPath, ProtectedRoute> = {
  [paths.dashboard]: lazyPage(() => import("../../features/dashboard/dashboard-page.tsx")),
  [paths.schedule]: lazyPage(() => import("../../features/schedule/schedule-page.tsx")),
  [paths.lessonPlanner]: lazyPage(() => import("../../features/planner/planner-page.tsx")),
  [paths.curriculum]: lazyPage(() => import("../../features/curriculum/curriculum-page.tsx")),
  [paths.assignments]: lazyPage(() => import("../../features/assignments/assignments-page.tsx")),
  [paths.progress]: lazyPage(() => import("../../features/progress/progress-page.tsx")),
  [paths.attendance]: lazyPage(() => import("../../features/attendance/attendance-page.tsx")),
  [paths.students]: lazyPage(() => import("../../features/students/students-page.tsx")),
  [paths.subjects]: lazyPage(() => import("../../features/subjects/subjects-page.tsx")),
  [paths.providers]: lazyPage(() => import("../../features/providers/providers-page.tsx")),
  [paths.resources]: lazyPage(() => import("../../features/resources/resources-page.tsx")),
  [paths.settings]: lazyPage(() => import("../../features/settings/settings-page.tsx")),
  [paths.completeProfile]: {
    ...lazyPage(() => import("../../features/auth/sign-up/complete-profile-page.tsx")),
    alone: true,
  },
  [paths.adminDashboard]: lazyPage(() => import("../../features/admin/admin-dashboard-page.tsx")),
  [paths.studentDashboard]: lazyPage(() => import("../../features/student-portal/home/student-dashboard-page.tsx")),
  [paths.studentAssignments]: lazyPage(() => import("../../features/student-portal/work/student-assignments-page.tsx")),
  [paths.studentSchedule]: lazyPage(() => import("../../features/student-portal/schedule/student-schedule-page.tsx")),
  [paths.studentGrades]: lazyPage(() => import("../../features/student-portal/grades/student-grades-page.tsx")),
  [paths.studentOnboarding]: {
    ...lazyPage(() => import("../../features/student-portal/onboarding/onboarding-page.tsx")),
    alone: true,
  },
  [paths.studentPassword]: {
    ...lazyPage(() => import("../../features/student-portal/onboarding/set-password-page.tsx")),
    alone: true,
  },
}

type Shell = LazyPage<{ children: ReactNode }>

// What the areas stand in is not for those who only came to sign in.
export const adultShell: Shell = lazyPage(() => import("../shells/adult-shell.tsx"))
export const studentShell: Shell = lazyPage(() => import("../shells/student-shell.tsx"))
export const bareShell: Shell = lazyPage(() => import("../shells/bare-shell.tsx"))
