import type { Day } from "@hearthbook/api/rules/time/days"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { ActionIcon, Menu } from "@mantine/core"
import { IconDots } from "@tabler/icons-react"
import { CancelClassItem } from "./cancel-class-item.tsx"

type Props = { row: ClassView; day: Day; className?: string; tabIndex?: number; "data-row-stop"?: string }

/** The actions on a class of a day. `data-row-stop` marks the button as what takes the focus of its row. */
export function ClassMenu({ row, day, ...button }: Props) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon {...button} variant="subtle" color="gray" size={24} aria-label={`More about ${row.subject.name}`}>
          <IconDots size={16} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <CancelClassItem row={row} day={day} />
      </Menu.Dropdown>
    </Menu>
  )
}
