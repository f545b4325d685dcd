import { ActionIcon, Button, Group, SegmentedControl, Title } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import type { Ref } from "react"
import classes from "./head.module.css"
import { formatRange, stepNames } from "../../entities/schedule/entry/range-labels.ts"
import { rangeOf, scheduleViews, type ScheduleView } from "../../entities/schedule/entry/schedule-range.ts"
import type { ScheduleParams } from "./range/use-schedule-params.ts"

const viewNames: Record<ScheduleView, string> = {
  week: "Week",
  day: "Day",
  month: "Month",
  agenda: "Agenda",
}

type Props = {
  params: ScheduleParams
  /** A ref to the heading with the shown days. */
  heading: Ref<HTMLHeadingElement>
}

/** The shown days, navigation to others, and the choice of view. */
export function ScheduleHead({ params, heading }: Props) {
  const { view, day, today, show, goTo, step } = params
  const range = rangeOf(view, day)
  const isNow = range.first <= today && today <= range.last && (view !== "agenda" || day === today)
  return (
    <Group justify="space-between" gap="md">
      <div className={classes.range} role="group" aria-label="Shown days">
        <ActionIcon variant="default" size={40} aria-label={`Previous ${stepNames[view]}`} onClick={() => step(-1)}>
          <IconChevronLeft size={20} stroke={1.5} />
        </ActionIcon>
        <Button variant="default" px="sm" h={40} disabled={isNow} onClick={() => goTo(today)}>
          Today
        </Button>
        <ActionIcon variant="default" size={40} aria-label={`Next ${stepNames[view]}`} onClick={() => step(1)}>
          <IconChevronRight size={20} stroke={1.5} />
        </ActionIcon>
        <Title
          ref={heading}
          tabIndex={-1}
          order={2}
          size="h5"
          className={`figures ${classes.words}`}
          aria-live="polite"
        >
          {formatRange(view, day, range, today)}
        </Title>
      </div>
      <SegmentedControl
        className={classes.views}
        aria-label="View"
        data={scheduleViews.map((value) => ({ value, label: viewNames[value] }))}
        value={view}
        onChange={(value) => show(value)}
      />
    </Group>
  )
}
