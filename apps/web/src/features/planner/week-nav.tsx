import { addDays } from "@hearthbook/api/rules/days"
import { ActionIcon, Button, Title } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import classes from "./planner.module.css"
import type { Planner } from "./use-planner.ts"
import { formatWeek } from "./week-words.ts"

/** The week that is shown, and the ways to the one before, the one after and the present one. */
export function WeekNav({ planner: { week, thisWeek, showWeek } }: { planner: Planner }) {
  return (
    <div className={classes.weeks} role="group" aria-label="Week">
      <ActionIcon variant="default" size={40} aria-label="Previous week" onClick={() => showWeek(addDays(week, -7))}>
        <IconChevronLeft size={20} stroke={1.5} />
      </ActionIcon>
      <Title order={2} size="h5" className={`figures ${classes.week}`} aria-live="polite">
        {formatWeek(week)}
      </Title>
      <ActionIcon variant="default" size={40} aria-label="Next week" onClick={() => showWeek(addDays(week, 7))}>
        <IconChevronRight size={20} stroke={1.5} />
      </ActionIcon>
      <Button
        className={classes.thisWeek}
        variant="default"
        px="sm"
        disabled={week === thisWeek}
        onClick={() => showWeek(thisWeek)}
      >
        This week
      </Button>
    </div>
  )
}
