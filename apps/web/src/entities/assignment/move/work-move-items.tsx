import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Menu } from "@mantine/core"
import { IconCalendarEvent } from "@tabler/icons-react"
import { LaterItems } from "./later-items.tsx"

/** A dialog that moves one assignment. 'together' moves it with all after it. */
export type MoveTask = "move" | "together"

type Props = { work: AssignmentView; onOpen: (task: MoveTask) => void }

/** All menu items that move one assignment: those that do it at once, and 'Move…' for any day. */
export function WorkMoveItems({ work, onOpen }: Props) {
  return (
    <>
      <LaterItems works={[work]} onTogether={() => onOpen("together")} />
      <Menu.Item leftSection={<IconCalendarEvent size={18} stroke={1.5} />} onClick={() => onOpen("move")}>
        Move…
      </Menu.Item>
    </>
  )
}
