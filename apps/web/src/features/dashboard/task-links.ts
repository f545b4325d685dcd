import { IconChecklist, IconNotebook, IconUserPlus } from "@tabler/icons-react"
import { newAt, paths } from "../../lib/paths.ts"

/** The forms that the menu 'Quick Add' and the quick actions lead to. */
export const taskLinks = {
  student: { href: newAt(paths.students), icon: IconUserPlus },
  assignment: { href: newAt(paths.assignments), icon: IconChecklist },
  lesson: { href: paths.lessonPlanner, icon: IconNotebook },
}
