import { Stack, Text, Title } from "@mantine/core"
import type { DashboardView } from "@hearthbook/api/schemas/dashboard"
import { dayOf } from "../../../lib/format.ts"
import { canBeMoved } from "../../../entities/lesson/select/can-be-moved.ts"
import { SelectionBar } from "../../../entities/lesson/select/selection-bar.tsx"
import { useSelection } from "../../../entities/lesson/select/use-selection.ts"
import { childOffWords, dayOffWords } from "./day-off-words.ts"
import { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { ChildDayCard } from "./child-day-card.tsx"
import classes from "./child-day.module.css"
import { DayActions } from "./day-actions.tsx"
import { useTimeNow } from "../../../session/use-time-now.ts"

/** Each child's day: attendance, classes, lessons and work due, editable in place. */
export function TodayByChild({ overview }: { overview: DashboardView }) {
  const { children } = overview
  const off = dayOffWords(overview)
  const today = dayOf(overview.today)
  const attendance = useAttendance()
  const selection = useSelection(children.flatMap(({ lessons }) => lessons.filter(canBeMoved).map(({ id }) => id)))
  // Lessons without a day are here because they are next in their course.
  const isNext = children.some(({ lessons }) =>
    lessons.some(({ id, planned_date }) => planned_date === null && selection.has(id)),
  )
  const now = useTimeNow(today)
  return (
    <Stack component="section" gap="sm" aria-labelledby="today-by-child">
      <div className={classes.top}>
        <div>
          <Title order={2} size="h3" id="today-by-child">
            Today by child
          </Title>
          {off && (
            <Text size="sm" c="dimmed">
              {off} Marks today are not counted.
            </Text>
          )}
        </div>
        {children.length > 1 && <DayActions overview={overview} attendance={attendance} />}
      </div>
      <div className={classes.cards} data-count={children.length}>
        {children.map((child) => (
          <ChildDayCard
            key={child.student.id}
            child={child}
            off={childOffWords(child, overview)}
            today={today}
            now={now}
            attendance={attendance}
            selection={selection}
          />
        ))}
      </div>
      <SelectionBar selection={selection} hasDays={!isNext} />
    </Stack>
  )
}
