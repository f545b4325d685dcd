import { Button } from "@mantine/core"
import { IconCalendarWeek, IconChartLine, IconUserCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { FoldedSection } from "../../ui/layout/folded-section.tsx"
import classes from "./quick-actions.module.css"
import { taskLinks } from "./task-links.ts"

const actions = [
  { label: "Add Student", ...taskLinks.student },
  { label: "Create Assignment", ...taskLinks.assignment },
  { label: "Plan Lesson", ...taskLinks.lesson },
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
