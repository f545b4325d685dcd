import { addDays, type Day } from "@hearthbook/api/rules/days"
import { ActionIcon, Button, Title } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import { formatWeek } from "../../lib/week-words.ts"
import classes from "./week-nav.module.css"

type Props = {
  /** Mondays. */
  week: Day
  thisWeek: Day
  onShow: (monday: Day) => void
  /** On the button that leads back to the present. */
  nowLabel?: string
}

/** The week that is shown, and the ways to the one before, the one after and the present one. */
export function WeekNav({ week, thisWeek, onShow, nowLabel = "This week" }: Props) {
  return (
    <div className={classes.weeks} role="group" aria-label="Week">
      <ActionIcon variant="default" size={40} aria-label="Previous week" onClick={() => onShow(addDays(week, -7))}>
        <IconChevronLeft size={20} stroke={1.5} />
      </ActionIcon>
      <Title order={2} size="h5" className={`figures ${classes.week}`} aria-live="polite">
        {formatWeek(week)}
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
