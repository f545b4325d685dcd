import { Group, Text } from "@mantine/core"
import { IconCalendar, IconClock } from "@tabler/icons-react"
import { dayOf, formatDay, formatNearDay } from "../../lib/format.ts"
import { useToday } from "../../lib/use-session.ts"

type Props = { due_date: string; /** Under a heading that says so already. */ quiet?: boolean }

/** When work is due, in a child's words: what is late is for catching up, not for scolding. */
export function ChildDue({ due_date, quiet = false }: Props) {
  const today = useToday()
  const isLate = dayOf(due_date) < today
  const near = formatNearDay(due_date, today)
  const Icon = isLate ? IconClock : IconCalendar
  return (
    <Group gap={8} wrap="nowrap" c={isLate ? "red" : "dimmed"} title={formatDay(due_date)}>
      <Icon size={20} stroke={1.5} aria-hidden style={{ flex: "none" }} />
      <Text span className="figures">
        {isLate ? `${quiet ? "It" : "Let’s catch up: it"} was due ${near}` : `Due ${near}`}
      </Text>
    </Group>
  )
}
