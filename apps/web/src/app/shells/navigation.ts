import type { Action } from "@hearthbook/api/permissions"
import {
  IconBook2,
  IconBooks,
  IconBuildingStore,
  IconCalendarCheck,
  IconCalendarWeek,
  IconChartLine,
  IconChecklist,
  IconFolders,
  IconHome,
  IconNotebook,
  IconSettings,
  IconShieldCog,
  IconStar,
  IconUsers,
  type Icon,
} from "@tabler/icons-react"
import { paths } from "../../lib/paths.ts"

export type Destination = { label: string; path: string; icon: Icon }
type Group = {
  group: string
  destinations: Destination[]
  /** Shown only to whom this is allowed. */
  action?: Action
}

/** A §2's groups of the adult sidebar, with the screens there are. */
export const navigation: Group[] = [
  { group: "Core", destinations: [{ label: "Dashboard", path: paths.dashboard, icon: IconHome }] },
  {
    group: "Planning",
    destinations: [
      { label: "Schedule", path: paths.schedule, icon: IconCalendarWeek },
      { label: "Lesson Planner", path: paths.lessonPlanner, icon: IconNotebook },
      { label: "Curriculum", path: paths.curriculum, icon: IconBooks },
    ],
  },
  {
    group: "Academics",
    destinations: [
      { label: "Assignments", path: paths.assignments, icon: IconChecklist },
      { label: "Progress", path: paths.progress, icon: IconChartLine },
      { label: "Attendance", path: paths.attendance, icon: IconCalendarCheck },
    ],
  },
  {
    group: "Management",
    destinations: [
      { label: "Students", path: paths.students, icon: IconUsers },
      { label: "Subjects", path: paths.subjects, icon: IconBook2 },
      { label: "Providers", path: paths.providers, icon: IconBuildingStore },
      { label: "Resources", path: paths.resources, icon: IconFolders },
    ],
  },
  { group: "Settings", destinations: [{ label: "Settings", path: paths.settings, icon: IconSettings }] },
  {
    group: "Installation",
    action: "administer_installation",
    destinations: [{ label: "Administration", path: paths.adminDashboard, icon: IconShieldCog }],
  },
]

/** The bar at the bottom of the child's side. */
export const studentNavigation: Destination[] = [
  { label: "Home", path: paths.studentDashboard, icon: IconHome },
  { label: "Work", path: paths.studentAssignments, icon: IconChecklist },
  { label: "Schedule", path: paths.studentSchedule, icon: IconCalendarWeek },
  { label: "Grades", path: paths.studentGrades, icon: IconStar },
]
