import type { Day } from "@hearthbook/api/rules/time/days"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { Menu } from "@mantine/core"
import { IconPencil } from "@tabler/icons-react"
import { RowMenu } from "../../ui/inputs/row-menu.tsx"
import { CancelClassItem } from "./cancel-class-item.tsx"

type Props = {
  row: ClassView
  day: Day
  /** Opens the form that changes or moves it, where there is one. */
  onChange?: () => void
  className?: string
  tabIndex?: number
  /** Marks the button as what takes the focus of its row. */
  "data-row-stop"?: string
}

/** The actions on a class of a day. */
export function ClassMenu({ row, day, onChange, ...button }: Props) {
  return (
    <RowMenu of={row.subject.name} isSmall {...button}>
      {onChange && (
        <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={onChange}>
          Change or move…
        </Menu.Item>
      )}
      <CancelClassItem row={row} day={day} />
    </RowMenu>
  )
}
