import { weekdays, type Weekday } from "@hearthbook/core/time/days"
import { Button, Chip, Group, Input } from "@mantine/core"
import type { ReactNode } from "react"

type Props = {
  label: string
  description?: string
  error?: ReactNode
  /** A button that chooses these days at once. */
  all?: { label: string; days: Weekday[] }
  value: Weekday[]
  /** Called with the chosen weekdays, Monday first. */
  onChange: (days: Weekday[]) => void
}

/** Several weekdays as chips: 'Mon', 'Tue'. */
export function WeekdayChips({ label, description, error, all, value, onChange }: Props) {
  return (
    <Input.Wrapper size="md" label={label} labelElement="div" description={description} error={error}>
      <Chip.Group
        multiple
        value={value}
        onChange={(chosen) => onChange(weekdays.filter((day) => chosen.includes(day)))}
      >
        <Group gap={6} mt={6} role="group" aria-label={label}>
          {weekdays.map((day) => (
            <Chip key={day} value={day} size="sm" radius="xl">
              {day.charAt(0).toUpperCase() + day.slice(1, 3)}
            </Chip>
          ))}
          {all && (
            <Button variant="subtle" size="compact-sm" mih={32} onClick={() => onChange(all.days)}>
              {all.label}
            </Button>
          )}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
