import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { LateItems } from "../../../ui/inputs/late-items.tsx"
import { RowMenu } from "../../../ui/menus/row-menu.tsx"
import { ClassMenuItems } from "./lazy-parts.ts"

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
      <LateItems>
        <ClassMenuItems row={row} day={day} onChange={onChange} />
      </LateItems>
    </RowMenu>
  )
}
