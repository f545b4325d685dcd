import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { Menu } from "@mantine/core"
import { useToday } from "../../../session/use-session.ts"
import { useClassHeld } from "../../schedule/meeting/use-meets-on.ts"
import { OnlyItem } from "./single-student.tsx"

/** Menu items that tick a class for one of the siblings who have it together. None on a later day. */
export function OnlyClasses({ row, day }: { row: ClassView; day: Day }) {
  const { siblingsOf, hold } = useClassHeld()
  const isOver = day <= useToday()
  const group = siblingsOf(row, day)
  if (!isOver || group.length < 2) return null
  return (
    <>
      {group.map((each) => (
        <OnlyItem
          key={each.row.id}
          student={each.row.student}
          isDone={each.held}
          onChange={(held) => void hold([each.row], day, held)}
        />
      ))}
      <Menu.Divider />
    </>
  )
}
