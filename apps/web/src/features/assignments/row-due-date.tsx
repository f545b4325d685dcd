import { dueWarning, type AssignmentStatus } from "@hearthbook/api/rules/assignment-status"
import { daysBetween } from "@hearthbook/api/rules/time/days"
import { Group, Text, VisuallyHidden } from "@mantine/core"
import { IconAlertTriangle, IconCalendar, IconClock } from "@tabler/icons-react"
import { dueColors } from "../../entities/assignment/due-date.tsx"
import { dayOf, formatDay, formatNearDay } from "../../lib/format.ts"
import { formatFarDay } from "../../lib/week-words.ts"
import { useToday } from "../../session/use-session.ts"

const icons = { none: IconCalendar, soon: IconClock, overdue: IconAlertTriangle }

/**
 * The due day in a row: 'tomorrow', or 'Nov 23'. Amber within three days, red when overdue, with an icon. The list's headings say the
 * same in words, and the hidden ones are for screen readers. The tooltip has the full date.
 */
export function RowDueDate({ due_date, status }: { due_date: string; status: AssignmentStatus }) {
  const today = useToday()
  const day = dayOf(due_date)
  const warning = dueWarning(status, day, today)
  const Icon = icons[warning]
  const words = warning === "overdue" ? "Overdue: was due" : day < today ? "Was due" : "Due"
  const isNear = Math.abs(daysBetween(today, day)) <= 7
  return (
    <Group gap={5} wrap="nowrap" c={dueColors[warning]} title={formatDay(due_date)}>
      <Icon size={16} stroke={1.5} aria-hidden style={{ flex: "none" }} />
      <Text span size="sm" fw={warning === "none" ? 400 : 600} className="figures">
        <VisuallyHidden>{words} </VisuallyHidden>
        {isNear ? formatNearDay(due_date, today) : formatFarDay(day, today)}
      </Text>
    </Group>
  )
}
