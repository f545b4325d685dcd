import { assignmentStatuses, effectiveStatus, type AssignmentStatus } from "@hearthbook/api/rules/assignment-status"
import type { Day } from "@hearthbook/api/rules/days"
import { Menu, UnstyledButton } from "@mantine/core"
import { IconChevronDown } from "@tabler/icons-react"
import { useToday } from "../../session/use-session.ts"
import { StatusBadge, statusLooks } from "./status-badge.tsx"
import classes from "./status-menu.module.css"

type Props = {
  of: string
  status: AssignmentStatus
  /** Absent where it is said beside it when the work was due: then only what is stored is shown. */
  due?: Day
  onChange: (status: AssignmentStatus) => void
}

/** The badge says how the work stands, overdue with what is stored; pressed, it offers the four that can be set (S §4). */
export function StatusMenu({ of, status, due, onChange }: Props) {
  const today = useToday()
  const shown = due ? effectiveStatus(status, due, today) : status
  const stored = statusLooks[status].word
  const spoken = shown === status ? stored : `${statusLooks[shown].word}, ${stored}`
  return (
    <Menu position="bottom-start" width={190} withinPortal transitionProps={{ duration: 150 }}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`Status of ${of}: ${spoken}. Change`}>
          <span className={classes.standing}>
            <StatusBadge status={shown} />
            {shown !== status && <span className={classes.stored}>{stored}</span>}
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

/** Whether a text from the menu is a status that can be stored. */
function isStoredStatus(text: string): text is AssignmentStatus {
  return assignmentStatuses.some((status) => status === text)
}
