import { Button } from "@mantine/core"
import {
  IconCalendarWeek,
  IconChartLine,
  IconChecklist,
  IconNotebook,
  IconUserCheck,
  IconUserPlus,
} from "@tabler/icons-react"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import { FoldedSection } from "../../ui/layout/folded-section.tsx"
import classes from "./quick-actions.module.css"

const actions = [
  { label: "Add Student", href: newAt(paths.students), icon: IconUserPlus },
  { label: "Create Assignment", href: newAt(paths.assignments), icon: IconChecklist },
  { label: "Plan Lesson", href: paths.lessonPlanner, icon: IconNotebook },
  { label: "Track Progress", href: paths.progress, icon: IconChartLine },
  { label: "Mark Attendance", href: paths.attendance, icon: IconUserCheck },
  { label: "Weekly Schedule", href: paths.schedule, icon: IconCalendarWeek },
]

/** Links to the most common tasks. */
export function QuickActions() {
  return (
    <FoldedSection title="Quick Actions" isFoldedOnTablet className="screen-only">
      <div className={classes.actions}>
        {actions.map(({ label, href, icon: Icon }) => (
          <Button
            key={label}
            component={Link}
            href={href}
            variant="default"
            size="sm"
            px="sm"
            justify="flex-start"
            leftSection={<Icon size={18} stroke={1.5} />}
          >
            {label}
          </Button>
        ))}
      </div>
    </FoldedSection>
  )
}
