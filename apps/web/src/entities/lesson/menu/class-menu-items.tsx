import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { Menu } from "@mantine/core"
import { IconPencil } from "@tabler/icons-react"
import { OnlyClasses } from "../together/only-classes.tsx"
import { CancelClassItem } from "../../schedule/cancel-class-item.tsx"

type Props = { row: ClassView; day: Day; onChange?: (() => void) | undefined }

export function ClassMenuItems({ row, day, onChange }: Props) {
  return (
    <>
      <OnlyClasses row={row} day={day} />
      {onChange && (
        <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={onChange}>
          Change or move…
        </Menu.Item>
      )}
      <CancelClassItem row={row} day={day} />
    </>
  )
}
