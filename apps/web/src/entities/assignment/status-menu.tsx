import {
  assignmentStatuses,
  effectiveStatus,
  shownStatus,
  type AssignmentStatus,
} from "@hearthbook/core/work/assignment-status"
import type { Day } from "@hearthbook/core/time/days"
import { Menu, UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useToday } from "../../session/use-session.ts"
import { StatusBadge, statusLooks } from "./status-badge.tsx"
import classes from "./status-menu.module.css"

type Props = {
  of: string
  status: AssignmentStatus
  /** Omit where the due date is shown next to the menu; the badge then shows the stored status instead of overdue. */
  due?: Day
  onChange: (status: AssignmentStatus) => void
}

/** The status badge as a button: it opens a menu with the four statuses a user can set. */
export function StatusMenu({ of, status, due, onChange }: Props) {
  const today = useToday()
  const shown = shownStatus(status, due ? effectiveStatus(status, due, today) : status)
  const stored = statusLooks[status].word
  const isOverdue = shown.status !== status
  const spoken = isOverdue ? `${statusLooks[shown.status].word}, ${stored}` : shown.late ? `${stored}, late` : stored
  return (
    <Menu position="bottom-start" width={190} withinPortal transitionProps={{ duration: 150 }}>
      <Menu.Target>
        <UnstyledButton data-print className={classes.target} aria-label={`Status of ${of}: ${spoken}. Change`}>
          <span className={classes.status}>
            <StatusBadge {...shown} />
            {isOverdue && <span className={classes.stored}>{stored}</span>}
          </span>
          <IconChevronDown size={16} stroke={2} aria-hidden className="screen-only" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Set the status to</Menu.Label>
        <Menu.RadioGroup value={status} onChange={(value) => isStoredStatus(value) && onChange(value)}>
          {assignmentStatuses.map((name) => {
            const { word, icon: Icon } = statusLooks[name]
            return (
              <Menu.RadioItem key={name} value={name} closeMenuOnClick>
                <span className={classes.option}>
                  <Icon size={18} stroke={1.5} aria-hidden />
                  {word}
                </span>
              </Menu.RadioItem>
            )
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Type guard for the statuses that can be stored. */
function isStoredStatus(text: string): text is AssignmentStatus {
  return assignmentStatuses.some((status) => status === text)
}
