import type { Day } from "@hearthbook/core/time/days"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { PlannedDay } from "@hearthbook/api/work/planner"
import { Anchor, Group, Paper, Stack, Text, Title, VisuallyHidden } from "@mantine/core"
import { Link } from "wouter"
import { changesSchoolDays } from "../../../entities/schedule/schedule-entry.ts"
import { dayItems } from "../../../entities/day/day-items.ts"
import { paths } from "../../../lib/paths.ts"
import { useTimeNow } from "../../../session/use-time-now.ts"
import { AllDone } from "./all-done.tsx"
import { DayRing } from "./day-ring.tsx"
import classes from "./day-path.module.css"
import { PathStep } from "./path-step.tsx"
import { useTicks } from "./use-ticks.ts"

type Props = {
  today: Day
  day: PlannedDay
  /** The work to do next, or null if that is not of today. */
  next: AssignmentView | null
}

/** Today's steps in the order of the day, each with its tick, and a ring of how much is done. */
export function DayPath({ today, day, next }: Props) {
  const now = useTimeNow(today)
  // The banner says what the day off is.
  const events = day.events.filter((event) => !changesSchoolDays(event))
  // Classes are ticked by adults.
  const items = dayItems({ ...day, events })
  const ticks = useTicks(items)
  const { done, total } = ticks
  const hasClasses = day.classes.length > 0
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Today’s Schedule">
      <Stack gap="sm">
        <Group wrap="nowrap" gap="sm">
          <div className={classes.head}>
            <Title order={2} size="h3">
              Today’s Schedule
            </Title>
            {total > 0 && (
              <VisuallyHidden>
                {done} of {total} done
              </VisuallyHidden>
            )}
          </div>
          <Anchor component={Link} href={paths.studentSchedule} fw={600} className={classes.more}>
            See all<VisuallyHidden> your schedule</VisuallyHidden>
          </Anchor>
          {total > 0 && <DayRing done={done} total={total} />}
        </Group>
        {!day.is_school_day && <Text className={classes.dayOff}>{dayOffWords(day.name)}</Text>}
        {day.is_school_day && !hasClasses && (
          <Text c="dimmed">No classes scheduled for today. Focus on your assignments!</Text>
        )}
        {items.length > 0 && (
          <ol className={classes.path}>
            {items.map((item) => (
              <PathStep key={item.key} item={item} ticks={ticks} today={today} now={now} next={next} />
            ))}
          </ol>
        )}
        {total > 0 && done === total && <AllDone />}
      </Stack>
    </Paper>
  )
}

/** 'Thanksgiving. No school today.' */
function dayOffWords(name: string | null): string {
  return name ? `${name}. No school today.` : "No school today."
}
