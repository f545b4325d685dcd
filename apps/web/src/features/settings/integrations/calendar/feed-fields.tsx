import { calendarParts, type CalendarDetail, type CalendarPart } from "@hearthbook/core/export/calendar-parts"
import { Chip, Group, Input, Switch } from "@mantine/core"
import type { ReactNode } from "react"
import { partNames } from "./feed-labels.ts"

export type FeedContent = { include: CalendarPart[]; detail: CalendarDetail }

type Props = { value: FeedContent; error?: ReactNode; onChange: (content: FeedContent) => void }

/** The fields of a calendar link: the kinds of entries that it shows, and whether their titles are hidden. */
export function FeedFields({ value, error, onChange }: Props) {
  const choose = (chosen: string[]) =>
    onChange({ ...value, include: calendarParts.filter((part) => chosen.includes(part)) })
  return (
    <>
      <Input.Wrapper size="md" label="Show" labelElement="div" error={error}>
        <Chip.Group multiple value={value.include} onChange={choose}>
          <Group gap={6} mt={6} mb={error ? 6 : 0} role="group" aria-label="Show">
            {calendarParts.map((part) => (
              <Chip key={part} value={part} size="sm" radius="xl">
                {partNames[part]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <Switch
        size="md"
        label="Hide the details"
        aria-label="Hide the details"
        description="Shows only “Busy”, without titles, descriptions and places"
        checked={value.detail === "busy"}
        onChange={(event) => onChange({ ...value, detail: event.currentTarget.checked ? "busy" : "titles" })}
      />
    </>
  )
}
