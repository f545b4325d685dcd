import { weekdayOf, weekOf, type Day } from "@hearthbook/core/time/days"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { ActionIcon, Badge, Group, Stack, Text, Title } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { dayOf } from "../../../lib/format.ts"
import { useFamily, useToday } from "../../../session/use-session.ts"
import { RowList } from "../../../ui/menus/row-list.tsx"
import { openMenuByKey } from "../../../ui/menus/row-menu.tsx"
import { LessonRow } from "./lesson-row.tsx"
import classes from "../shared/planner.module.css"
import type { Planner } from "../shared/use-planner.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"

type Props = {
  week: Day
  lessons: LessonView[]
  planner: Planner
  selection: Selection
  onPlan: (day: Day) => void
}

/** The school days of the week, and other days with lessons. */
export function LessonDays({ week, lessons, planner, selection, onPlan }: Props) {
  const { school_days } = useFamily()
  const today = useToday()
  return (
    <RowList gap="lg" onKeyDown={openMenuByKey}>
      {weekOf(week).map((day) => {
        const ofDay = lessons.filter(({ planned_date }) => planned_date && dayOf(planned_date) === day)
        if (ofDay.length === 0 && !school_days.includes(weekdayOf(day))) return null
        const name = formatWeekday(day)
        return (
          <Stack key={day} gap="xs" component="section" aria-label={name}>
            <Group gap="xs" wrap="nowrap">
              <Title order={3} size="h5" c={day < today ? "dimmed" : undefined}>
                {name}
              </Title>
              {day === today && <Badge variant="light">Today</Badge>}
              <ActionIcon
                variant="subtle"
                size={36}
                ml="auto"
                aria-label={`Plan a lesson on ${name}`}
                title={`Plan a lesson on ${name}`}
                onClick={() => onPlan(day)}
              >
                <IconPlus size={20} stroke={1.5} />
              </ActionIcon>
            </Group>
            {ofDay.length === 0 ? (
              <Text size="sm" c="dimmed">
                Nothing planned
              </Text>
            ) : (
              <Stack component="ul" gap="xs" className={classes.list}>
                {ofDay.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} planner={planner} selection={selection} />
                ))}
              </Stack>
            )}
          </Stack>
        )
      })}
    </RowList>
  )
}
