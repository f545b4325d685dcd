import { lazy, type ComponentType } from "react"
import { paths } from "../lib/paths.ts"
import type { GuardedPath } from "./access.ts"

type GuardedPage = {
  Page: ComponentType
  /** Without the shell's ways to elsewhere: what is to be done first. */
  alone?: boolean
}

/** What stands at each guarded address; each page is a chunk of its own. */
export const guardedPages: Record<GuardedPath, GuardedPage> = {
  [paths.dashboard]: { Page: lazy(() => import("../features/dashboard/dashboard-page.tsx")) },
  [paths.schedule]: { Page: lazy(() => import("../features/schedule/schedule-page.tsx")) },
  [paths.lessonPlanner]: { Page: lazy(() => import("../features/planner/planner-page.tsx")) },
  [paths.curriculum]: { Page: lazy(() => import("../features/curriculum/curriculum-page.tsx")) },
  [paths.assignments]: { Page: lazy(() => import("../features/assignments/assignments-page.tsx")) },
  [paths.progress]: { Page: lazy(() => import("../features/progress/progress-page.tsx")) },
  [paths.attendance]: { Page: lazy(() => import("../features/attendance/attendance-page.tsx")) },
  [paths.students]: { Page: lazy(() => import("../features/students/students-page.tsx")) },
  [paths.subjects]: { Page: lazy(() => import("../features/subjects/subjects-page.tsx")) },
  [paths.providers]: { Page: lazy(() => import("../features/providers/providers-page.tsx")) },
  [paths.resources]: { Page: lazy(() => import("../features/resources/resources-page.tsx")) },
  [paths.settings]: { Page: lazy(() => import("../features/settings/settings-page.tsx")) },
  [paths.completeProfile]: { Page: lazy(() => import("../features/auth/complete-profile-page.tsx")), alone: true },
  [paths.adminDashboard]: { Page: lazy(() => import("../features/admin/admin-dashboard-page.tsx")) },
  [paths.studentDashboard]: { Page: lazy(() => import("../features/student/student-dashboard-page.tsx")) },
  [paths.studentAssignments]: { Page: lazy(() => import("../features/student/student-assignments-page.tsx")) },
  [paths.studentSchedule]: { Page: lazy(() => import("../features/student/student-schedule-page.tsx")) },
  [paths.studentGrades]: { Page: lazy(() => import("../features/student/student-grades-page.tsx")) },
  [paths.studentOnboarding]: { Page: lazy(() => import("../features/student/onboarding-page.tsx")), alone: true },
  [paths.studentPassword]: { Page: lazy(() => import("../features/student/set-password-page.tsx")), alone: true },
}
