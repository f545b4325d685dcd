import { IconBook2, IconBooks, IconChecklist, IconHome, IconUsers, type Icon } from "@tabler/icons-react"
import { paths } from "../lib/paths.ts"

type Destination = { label: string; path: string; icon: Icon }

/** A §2's groups of the adult sidebar, with the screens there are. */
export const navigation: { group: string; destinations: Destination[] }[] = [
  { group: "Core", destinations: [{ label: "Dashboard", path: paths.dashboard, icon: IconHome }] },
  { group: "Planning", destinations: [{ label: "Curriculum", path: paths.curriculum, icon: IconBooks }] },
  { group: "Academics", destinations: [{ label: "Assignments", path: paths.assignments, icon: IconChecklist }] },
  {
    group: "Management",
    destinations: [
      { label: "Students", path: paths.students, icon: IconUsers },
      { label: "Subjects", path: paths.subjects, icon: IconBook2 },
    ],
  },
]
