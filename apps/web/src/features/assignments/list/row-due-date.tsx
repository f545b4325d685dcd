import { dueWarning, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { Group, Text, VisuallyHidden } from "@mantine/core"
import { IconAlertTriangle, IconCalendar, IconClock } from "@tabler/icons-react"
import { dueColors } from "../../../entities/assignment/due-date.tsx"
import { dayOf, formatDay, formatNearDay } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"

const icons = { none: IconCalendar, soon: IconClock, overdue: IconAlertTriangle }

/**
 * The due day in a row: 'tomorrow', or '11/23/2026'. Amber within three days, red when overdue, with an icon. The list's headings say
 * the same, and hidden words are for screen readers. The tooltip has the full date.
 */
export function RowDueDate({ due_date, status }: { due_date: string; status: AssignmentStatus }) {
  const today = useToday()
  const day = dayOf(due_date)
  const warning = dueWarning(status, day, today)
  const Icon = icons[warning]
  const words = warning === "overdue" ? "Overdue: was due" : day < today ? "Was due" : "Due"
  return (
    <Group gap={5} wrap="nowrap" c={dueColors[warning]} title={formatDay(due_date)}>
      <Icon size={16} stroke={1.5} aria-hidden style={{ flex: "none" }} />
      <Text span size="sm" fw={warning === "none" ? 400 : 600} className="figures">
        <VisuallyHidden>{words} </VisuallyHidden>
        {formatNearDay(due_date, today)}
      </Text>
    </Group>
  )
}
