import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { Menu } from "@mantine/core"
import { IconCalendarOff } from "@tabler/icons-react"
import { formatMonthDay } from "../../lib/week-labels.ts"
import { useToday } from "../../session/use-session.ts"
import { useCancelClass } from "./use-cancel-class.ts"

/** Takes a class out of one day, from the menu of the class or of the lesson that fills it. */
export function CancelClassItem({ row, day }: { row: ClassView; day: Day }) {
  const cancel = useCancelClass()
  const today = useToday()
  return (
    <Menu.Item leftSection={<IconCalendarOff size={18} stroke={1.5} />} onClick={() => void cancel(row, day)}>
      No class {day === today ? "today" : `on ${formatMonthDay(day)}`}
    </Menu.Item>
  )
}
