import type { Day } from "@hearthbook/api/rules/time/days"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { RowMenu } from "../../ui/inputs/row-menu.tsx"
import { CancelClassItem } from "./cancel-class-item.tsx"

type Props = { row: ClassView; day: Day; className?: string; tabIndex?: number; "data-row-stop"?: string }

/** The actions on a class of a day. `data-row-stop` marks the button as what takes the focus of its row. */
export function ClassMenu({ row, day, ...button }: Props) {
  return (
    <RowMenu of={row.subject.name} isSmall {...button}>
      <CancelClassItem row={row} day={day} />
    </RowMenu>
  )
}
