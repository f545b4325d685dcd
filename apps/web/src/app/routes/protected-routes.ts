import type { Action } from "@hearthbook/core/permissions/permissions"
import type { ReactNode } from "react"
import { lazyPage, type LazyPage } from "./lazy-page.ts"
import { paths } from "../../lib/paths.ts"
import type { Destination, Navigation } from "../navigation/destination.ts"

type ProtectedRoute = LazyPage & {
  /** The actions of which a visitor must be allowed at least one. */
  allowed: readonly Action[]
  /** Its entry in the navigation of those who may open it. */
  nav?: Navigation
  /** True for a step that must be taken first. It has no navigation to other pages. */
  alone?: boolean
}

const adult: readonly Action[] = ["use_adult_area"]
const student: readonly Action[] = ["use_student_area"]
const admin: readonly Action[] = ["administer_installation"]
const everyone = [...adult, ...student]

/** The page of all students and of one. */
const students = lazyPage(() => import("../../features/students/students-page.tsx"))

/** Every page behind the sign-in: who may open it, its place in the navigation, and its code, loaded as a separate chunk. */
export const protectedRoutes = {
  [paths.dashboard]: {
    allowed: adult,
    nav: { group: "Core", label: "Dashboard", icon: "IconHome" },
    ...lazyPage(() => import("../../features/dashboard/dashboard-page.tsx")),
  },
  [paths.week]: {
    allowed: adult,
    nav: { group: "Core", label: "Week", icon: "IconTable" },
    ...lazyPage(() => import("../../features/week/week-page.tsx")),
  },
  [paths.schedule]: {
    allowed: adult,
    nav: { group: "Planning", label: "Schedule", icon: "IconCalendarWeek" },
    ...lazyPage(() => import("../../features/schedule/schedule-page.tsx")),
  },
  [paths.lessonPlanner]: {
    allowed: adult,
    nav: { group: "Planning", label: "Lesson Planner", icon: "IconNotebook" },
    ...lazyPage(() => import("../../features/planner/planner-page.tsx")),
  },
  [paths.curriculum]: {
    allowed: adult,
    nav: { group: "Planning", label: "Curriculum", icon: "IconBooks" },
    ...lazyPage(() => import("../../features/curriculum/curriculum-page.tsx")),
  },
  [paths.course]: { allowed: adult, ...lazyPage(() => import("../../features/course/course-page.tsx")) },
  [paths.assignments]: {
    allowed: adult,
    nav: { group: "Academics", label: "Assignments", icon: "IconChecklist" },
    ...lazyPage(() => import("../../features/assignments/assignments-page.tsx")),
  },
  [paths.progress]: {
    allowed: adult,
    nav: { group: "Academics", label: "Progress", icon: "IconChartLine" },
    ...lazyPage(() => import("../../features/progress/progress-page.tsx")),
  },
  [paths.attendance]: {
    allowed: adult,
    nav: { group: "Academics", label: "Attendance", icon: "IconCalendarCheck" },
    ...lazyPage(() => import("../../features/attendance/attendance-page.tsx")),
  },
  [paths.records]: {
    allowed: adult,
    nav: { group: "Academics", label: "Records", icon: "IconFileCheck" },
    ...lazyPage(() => import("../../features/records/records-page.tsx")),
  },
  [paths.filing]: { allowed: adult, ...lazyPage(() => import("../../features/records/filing/filing-page.tsx")) },
  [paths.documents]: {
    allowed: adult,
    nav: { group: "Academics", label: "Documents", icon: "IconFileText" },
    ...lazyPage(() => import("../../features/documents/documents-page.tsx")),
  },
  [paths.import]: { allowed: adult, ...lazyPage(() => import("../../features/import/import-page.tsx")) },
  [paths.transcript]: { allowed: adult, ...lazyPage(() => import("../../features/transcript/transcript-page.tsx")) },
  [paths.students]: { allowed: adult, nav: { group: "Management", label: "Students", icon: "IconUsers" }, ...students },
  [paths.student]: { allowed: adult, ...students },
  [paths.subjects]: {
    allowed: adult,
    nav: { group: "Management", label: "Subjects", icon: "IconBook2" },
    ...lazyPage(() => import("../../features/subjects/subjects-page.tsx")),
  },
  [paths.providers]: {
    allowed: adult,
    nav: { group: "Management", label: "Providers", icon: "IconBuildingStore" },
    ...lazyPage(() => import("../../features/providers/providers-page.tsx")),
  },
  [paths.resources]: {
    allowed: adult,
    nav: { group: "Management", label: "Resources", icon: "IconFolders" },
    ...lazyPage(() => import("../../features/resources/resources-page.tsx")),
  },
  [paths.settings]: {
    allowed: everyone,
    nav: { group: "Settings", label: "Settings", icon: "IconSettings" },
    ...lazyPage(() => import("../../features/settings/settings-page.tsx")),
  },
  [paths.welcome]: { allowed: adult, ...lazyPage(() => import("../../features/welcome/welcome-page.tsx")) },
  [paths.nextYear]: { allowed: adult, ...lazyPage(() => import("../../features/next-year/next-year-page.tsx")) },
  [paths.completeProfile]: {
    allowed: adult,
    alone: true,
    ...lazyPage(() => import("../../features/auth/sign-up/complete-profile-page.tsx")),
  },
  [paths.adminDashboard]: {
    allowed: admin,
    nav: { group: "Installation", label: "Administration", icon: "IconShieldCog" },
    ...lazyPage(() => import("../../features/admin/admin-dashboard-page.tsx")),
  },
  [paths.studentDashboard]: {
    allowed: student,
    nav: { group: "Student", label: "Home", icon: "IconHome" },
    ...lazyPage(() => import("../../features/student-portal/home/student-dashboard-page.tsx")),
  },
  [paths.studentAssignments]: {
    allowed: student,
    nav: { group: "Student", label: "Work", icon: "IconChecklist" },
    ...lazyPage(() => import("../../features/student-portal/work/student-assignments-page.tsx")),
  },
  [paths.studentSchedule]: {
    allowed: student,
    nav: { group: "Student", label: "Schedule", icon: "IconCalendarWeek" },
    ...lazyPage(() => import("../../features/student-portal/schedule/student-schedule-page.tsx")),
  },
  [paths.studentGrades]: {
    allowed: student,
    nav: { group: "Student", label: "Grades", icon: "IconStar" },
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

/** Returns the route of a protected page. */
export function protectedRoute(path: ProtectedPath): ProtectedRoute {
  return protectedRoutes[path]
}

/** Returns the navigation for pages that satisfy a condition, in the order of declaration. */
export function destinations(isShown: (path: ProtectedPath, navigation: Navigation) => boolean): Destination[] {
  return Object.keys(protectedRoutes).flatMap((key) => {
    const path = key as ProtectedPath
    const { nav } = protectedRoute(path)
    return nav && isShown(path, nav) ? [{ path, ...nav }] : []
  })
}

type Shell = LazyPage<{ destinations: Destination[]; children: ReactNode }>

// The shells are chunks too, so that the sign-in page does not load them.
export const adultShell: Shell = lazyPage(() => import("../shells/adult-shell.tsx"))
export const studentShell: Shell = lazyPage(() => import("../shells/student-shell.tsx"))
export const bareShell = lazyPage<{ children: ReactNode }>(() => import("../shells/bare-shell.tsx"))
