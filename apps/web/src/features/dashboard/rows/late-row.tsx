import type { Day } from "@hearthbook/core/time/days"
import type { ChildDay } from "@hearthbook/api/records/dashboard"
import { Anchor, Button, UnstyledButton } from "@mantine/core"
import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react"
import { Link } from "wouter"
import { overdueOf } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useKeptOpen } from "../../../ui/url/use-open-state-in-url.ts"
import type { DayList } from "../day/day-rows.ts"
import { useLateWork } from "../day/use-late-work.ts"
import { DueRow } from "./due-row.tsx"
import classes from "./late-row.module.css"

type Props = { child: ChildDay; list: DayList; today: Day; isOpened: boolean }

/** The late work of a child in one row: '3 late: Move to today · Done · Skip'. It opens to the list. */
export function LateRow({ child: { student, overdue_ids }, list: { late, late_count }, today, isOpened }: Props) {
  const [isOpen, setOpen] = useKeptOpen(`late ${student.id}`)
  const actions = useLateWork(overdue_ids, today)
  const isShown = isOpen || isOpened
  const more = late_count - late.length
  return (
    <div className={classes.late}>
      <div className={classes.line}>
        <UnstyledButton className={classes.count} aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span className="figures">{late_count} late</span>
          <IconChevronDown size={14} stroke={2} aria-hidden className={classes.chevron} />
        </UnstyledButton>
        <div
          className={`${classes.actions} screen-only`}
          role="group"
          aria-label={`Late work of ${shortNameOf(student)}`}
        >
          {actions.map(({ label, act }) => (
            <Button
              key={label}
              variant="subtle"
              size="compact-sm"
              className={classes.action}
              aria-label={`${label}: ${late_count} late, ${shortNameOf(student)}`}
              onClick={act}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      {isShown && (
        <>
          <ul className={classes.works} aria-label={`Late, ${shortNameOf(student)}`}>
            {late.map((work) => (
              <DueRow key={work.id} id={`late:${work.id}`} work={work} isCurrent isLate />
            ))}
          </ul>
          {more > 0 && (
            <Anchor component={Link} href={overdueOf(student)} size="sm" fw={600}>
              {more} more overdue
            </Anchor>
          )}
        </>
      )}
    </div>
  )
}
