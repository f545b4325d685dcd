import type { EventView } from "@hearthbook/api/calendar/event"
import { EditItem, RowMenu } from "../../../ui/menus/row-menu.tsx"

type Props = { row: EventView; onOpen: () => void; className?: string; tabIndex?: number }

/** The actions on an event. Its form has the rest. */
export function EventMenu({ row, onOpen, ...button }: Props) {
  return (
    <RowMenu of={row.title} isSmall {...button}>
      <EditItem onClick={onOpen} />
    </RowMenu>
  )
}
