import { dueWarning, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { Group, Text } from "@mantine/core"
import { IconAlertTriangle, IconCalendar, IconClock } from "@tabler/icons-react"
import { dayOf, formatDay, formatNearDay } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"

/** The color of a due date by its warning. Words and icons say the same. */
export const dueColors = {
  none: "dimmed",
  soon: "light-dark(var(--mantine-color-amber-7), var(--mantine-color-amber-3))",
  overdue: "light-dark(var(--mantine-color-overdue-7), var(--mantine-color-overdue-3))",
}
const icons = { none: IconCalendar, soon: IconClock, overdue: IconAlertTriangle }

/**
 * Shows a due date: amber within three days, red when overdue, and in words too. Work that is turned in has no warning. The tooltip
 * has the full date.
 */
export function DueDate({ due_date, status }: { due_date: string; status: AssignmentStatus }) {
  const today = useToday()
  const warning = dueWarning(status, dayOf(due_date), today)
  const words = dayOf(due_date) < today ? "Was due" : "Due"
  const Icon = icons[warning]
  const near = formatNearDay(due_date, today)
  return (
    <Group gap={6} wrap="nowrap" c={dueColors[warning]} title={formatDay(due_date)}>
      <Icon size={16} stroke={1.5} aria-hidden style={{ flex: "none" }} />
      <Text span size="sm" fw={warning === "none" ? 400 : 600} className="figures">
        {warning === "overdue" ? `Overdue: was due ${near}` : `${words} ${near}`}
      </Text>
    </Group>
  )
}
