import { mondayOf } from "@hearthbook/core/time/days"
import { ActionIcon, Button, SegmentedControl, Title } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import { formatWeek, formatWeekdayOfYear } from "../../../lib/week-labels.ts"
import classes from "./schedule-head.module.css"
import { shownViews, type ShownDays } from "./use-shown-days.ts"

const names = { week: "Week", day: "Day" }

/** The shown days, navigation to others, and the choice of day or week. */
export function ScheduleHead({ shown: { view, day, today, isNow, show, goTo, step } }: { shown: ShownDays }) {
  const words = view === "week" ? formatWeek(mondayOf(day), today) : formatWeekdayOfYear(day)
  return (
    <div className={classes.head}>
      <Title order={2} size="h4" className={`figures ${classes.words}`} aria-live="polite">
        {words}
      </Title>
      <div className={classes.actions} role="group" aria-label="Shown days">
        <ActionIcon variant="default" size={44} aria-label={`Previous ${view}`} onClick={() => step(-1)}>
          <IconChevronLeft size={22} stroke={1.5} />
        </ActionIcon>
        <Button variant="default" px="md" h={44} disabled={isNow} onClick={() => goTo(today)}>
          Today
        </Button>
        <ActionIcon variant="default" size={44} aria-label={`Next ${view}`} onClick={() => step(1)}>
          <IconChevronRight size={22} stroke={1.5} />
        </ActionIcon>
      </div>
      <SegmentedControl
        className={classes.views}
        aria-label="View"
        data={shownViews.map((value) => ({ value, label: names[value] }))}
        value={view}
        onChange={show}
      />
    </div>
  )
}
