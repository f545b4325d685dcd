import { dueWarning, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Group, Text } from "@mantine/core"
import { IconCalendar, IconClock } from "@tabler/icons-react"
import { dayOf, formatDay, formatNearDay } from "../../lib/format.ts"
import { dueColors } from "../../entities/assignment/due-date.tsx"
import { useToday } from "../../session/use-session.ts"

type Props = {
  due_date: AssignmentView["due_date"] | null
  /** Omits the words where a heading says the same. */
  quiet?: boolean
  status: AssignmentStatus
}

/**
 * A due date in a child's words: amber within three days and red when late, until the work is turned in. Late work is to catch up on,
 * without blame.
 */
export function ChildDue({ due_date, quiet = false, status }: Props) {
  const today = useToday()
  const warning = due_date === null ? "none" : dueWarning(status, dayOf(due_date), today)
  const isPast = due_date !== null && dayOf(due_date) < today
  const isLate = warning === "overdue"
  const Icon = warning === "none" ? IconCalendar : IconClock
  return (
    <Group gap={8} wrap="nowrap" c={dueColors[warning]} title={due_date ? formatDay(due_date) : undefined}>
      <Icon size={20} stroke={1.5} aria-hidden style={{ flex: "none" }} />
      <Text span className="figures">
        {due_date === null ? "No due date" : `${dueWords(isPast, isLate && !quiet)} ${formatNearDay(due_date, today)}`}
      </Text>
    </Group>
  )
}

function dueWords(isPast: boolean, catchUp: boolean): string {
  if (catchUp) return "Let’s catch up: it was due"
  return isPast ? "It was due" : "Due"
}
