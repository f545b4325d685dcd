import { addDays, type Day } from "@hearthbook/core/time/days"
import { ActionIcon, Button, Title } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import { formatWeek } from "../../lib/week-labels.ts"
import classes from "./week-nav.module.css"

type Props = {
  /** The Monday of the shown week. */
  week: Day
  thisWeek: Day
  onShow: (monday: Day) => void
  /** The label of the button for the current week. */
  nowLabel?: string
}

/** The shown week, with buttons for the previous, the next and the current week. */
export function WeekNav({ week, thisWeek, onShow, nowLabel = "This week" }: Props) {
  return (
    <div className={classes.weeks} role="group" aria-label="Week">
      <ActionIcon variant="default" size={40} aria-label="Previous week" onClick={() => onShow(addDays(week, -7))}>
        <IconChevronLeft size={20} stroke={1.5} />
      </ActionIcon>
      <Title order={2} size="h5" className={`figures ${classes.week}`} aria-live="polite">
        {formatWeek(week, thisWeek)}
      </Title>
      <ActionIcon variant="default" size={40} aria-label="Next week" onClick={() => onShow(addDays(week, 7))}>
        <IconChevronRight size={20} stroke={1.5} />
      </ActionIcon>
      <Button
        className={classes.now}
        variant="default"
        px="sm"
        disabled={week === thisWeek}
        onClick={() => onShow(thisWeek)}
      >
        {nowLabel}
      </Button>
    </div>
  )
}
