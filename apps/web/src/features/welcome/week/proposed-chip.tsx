import { moveClass, removeClass, shiftClass, type ProposedWeek } from "@hearthbook/core/planning/setup/adjust-week"
import type { LaidClass } from "@hearthbook/core/planning/setup/lay-day"
import type { Weekday } from "@hearthbook/core/time/days"
import { ActionIcon, Menu } from "@mantine/core"
import { IconDots, IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { Chip } from "../../../entities/board/chip.tsx"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { clockWords, shortClock } from "../../../entities/schedule/schedule-entry.ts"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import { dragClass } from "./dragged-class.ts"
import { dayName } from "./day-name.ts"

type Props = {
  week: ProposedWeek
  held: LaidClass
  days: Weekday[]
  color: string
  /** True where a finger taps the menu. */
  isRoomy: boolean
  onChange: (classes: LaidClass[] | null) => void
}

/** A class of the proposed week: its time and subject, and a menu to move or remove it. Enter, E or M opens the menu. */
export function ProposedChip({ week, held, days, color, isRoomy, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const keys = chipKeys({ onMove: () => setOpen(true), onOpen: () => setOpen(true) })
  return (
    <Chip
      color={color}
      time={shortClock(held.start_time)}
      title={held.subject}
      note=""
      name={`${held.subject}, ${clockWords(held.start_time)}, ${dayName(held.day_of_week)}`}
      isDone={null}
      onDragStart={(event) => dragClass(event, held)}
      onKeyDown={keys}
      menu={
        <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              className={menuClasses.more}
              variant="subtle"
              color="gray"
              size={isRoomy ? 40 : 24}
              tabIndex={-1}
              aria-label={`More about ${held.subject} on ${dayName(held.day_of_week)}`}
            >
              <IconDots size={16} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onChange(shiftClass(week, held, -1))}>Earlier</Menu.Item>
            <Menu.Item onClick={() => onChange(shiftClass(week, held, 1))}>Later</Menu.Item>
            <Menu.Divider />
            {days
              .filter((day) => day !== held.day_of_week)
              .map((day) => (
                <Menu.Item key={day} onClick={() => onChange(moveClass(week, held, { day_of_week: day }))}>
                  Move to {dayName(day)}
                </Menu.Item>
              ))}
            <Menu.Divider />
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconTrash size={18} stroke={1.5} />}
              onClick={() => onChange(removeClass(week, held))}
            >
              Remove
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      }
    />
  )
}
