import { doubled } from "@hearthbook/core/planning/overrun"
import { weekdayOf, type Weekday } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { SeriesView } from "@hearthbook/api/work/series"
import { Alert, Button, Group, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react"
import { countOf, dayOf } from "../../../lib/format.ts"
import { MeetingDaysPicker } from "./meeting-days-picker.tsx"
import type { SeriesValues } from "./series-values.ts"

type Overrun = SeriesValues["overrun"]

type Props = {
  form: UseFormReturnType<SeriesValues>
  curriculum: CurriculumView
  /** The lessons as they would be made; null if the series is refused. */
  series: SeriesView | null
  isPickingDays: boolean
  onPickDays: (isPicking: boolean) => void
}

/** Says how many lessons come after the course's end, and offers what to do about them with one click each. */
export function OverrunChoices({ form, curriculum, series, isPickingDays, onPickDays }: Props) {
  const { overrun, curriculum_ids } = form.values
  const perDay = Number(form.values.per_day)
  const beyond = series?.beyond_end ?? 0
  const choices: { value: Overrun; label: string }[] = [
    ...(doubled(perDay) > perDay ? [{ value: "double_up" as const, label: `${numbers[doubled(perDay)]} a day` }] : []),
    { value: "drop", label: "Leave out the rest" },
    { value: "undate", label: "Without a day" },
    { value: "extend", label: "Keep them after the end" },
  ]
  const text = series && words(overrun, beyond)
  return (
    <Stack gap="xs">
      <div aria-live="polite">
        {text && (
          <Alert
            color={beyond > 0 ? "amber" : "gray"}
            variant="light"
            icon={
              beyond > 0 ? <IconAlertTriangle size={20} stroke={1.5} /> : <IconCircleCheck size={20} stroke={1.5} />
            }
            p="xs"
          >
            {text}
          </Alert>
        )}
      </div>
      <Group gap={6} role="group" aria-label="Lessons after the end of the course">
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            size="xs"
            variant={overrun === value ? "filled" : "default"}
            aria-pressed={overrun === value}
            onClick={() => form.setFieldValue("overrun", value)}
          >
            {label}
          </Button>
        ))}
        <Button size="xs" variant="default" aria-expanded={isPickingDays} onClick={() => onPickDays(!isPickingDays)}>
          More weekdays
        </Button>
      </Group>
      {isPickingDays && (
        <MeetingDaysPicker curriculum_ids={curriculum_ids} days={curriculum.meeting_days ?? weekdaysIn(series)} />
      )}
    </Stack>
  )
}

const numbers: Record<number, string> = { 2: "Two", 3: "Three", 4: "Four" }

function words(overrun: Overrun, beyond: number): string {
  if (beyond > 0) return `${countOf(beyond, "lesson")} would come after the end of the course.`
  if (overrun === "drop") return "Lessons after the end of the course are left out."
  if (overrun === "undate") return "Lessons after the end of the course get no day."
  return "All lessons fit before the end of the course."
}

/** The weekdays on which the lessons fall, for a course without chosen ones. Fixed weekdays do not count. */
function weekdaysIn(series: SeriesView | null): Weekday[] {
  const days = series?.lessons.flatMap(({ planned_date, pinned }) => (pinned ? [] : (planned_date ?? []))) ?? []
  return [...new Set(days.map((day) => weekdayOf(dayOf(day))))]
}
