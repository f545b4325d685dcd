import type { ProposedWeek } from "@hearthbook/core/planning/setup/adjust-week"
import type { LaidClass } from "@hearthbook/core/planning/setup/lay-day"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { Weekday } from "@hearthbook/core/time/days"
import { ActionIcon, Menu } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import addClasses from "../../../entities/board/add-button.module.css"
import board from "../../../entities/board/board.module.css"
import rows from "../../../entities/board/day-rows.module.css"
import type { Learner } from "../setup-form/learners.ts"
import { isClassDrag, readClass } from "./dragged-class.ts"
import { dayName } from "./day-name.ts"
import { ProposedChip } from "./proposed-chip.tsx"

type Props = {
  week: ProposedWeek
  learner: Learner
  day: Weekday
  days: Weekday[]
  held: LaidClass[]
  looks: Map<string, string>
  /** True where a finger taps the rows of one day. */
  isRoomy: boolean
  /** Null if a day would run past midnight. */
  onChange: (classes: LaidClass[] | null) => void
  onDropClass: (moved: LaidClass, before?: LaidClass) => void
  onAdd: (subject: string) => void
}

/** A child's day of the proposed week. A class can be dropped on it, and one of the child's subjects added. */
export function ProposedCell({ week, learner, day, days, held, looks, isRoomy, onChange, onDropClass, onAdd }: Props) {
  const [isOver, setOver] = useState(false)
  const where = `${learner.first_name}, ${dayName(day)}`
  return (
    <td
      className={board.cell}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isClassDrag(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const moved = readClass(event)
        if (!moved || !isOfChild(week, moved, learner)) return
        event.preventDefault()
        onDropClass(moved, held[placeUnder(event.currentTarget, event.clientY)])
      }}
    >
      <ul className={isRoomy ? rows.items : board.items} aria-label={where}>
        {held.map((one) => (
          <ProposedChip
            key={`${one.start_time} ${one.subject}`}
            week={week}
            held={one}
            days={days}
            color={looks.get(subjectKey(one.subject)) ?? ""}
            isRoomy={isRoomy}
            onChange={onChange}
          />
        ))}
      </ul>
      <div className={board.foot}>
        <Menu withinPortal>
          <Menu.Target>
            <ActionIcon
              className={addClasses.add}
              variant="subtle"
              color="gray"
              size={isRoomy ? 44 : 24}
              aria-label={`Add a class for ${where}`}
              data-chip={held.length === 0 || undefined}
            >
              <IconPlus size={16} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {learner.subjects.map(({ name }) => (
              <Menu.Item key={name} onClick={() => onAdd(name)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </td>
  )
}

/** A class stays with its child. What siblings learn together may be dropped on the day of each. */
function isOfChild({ classes }: ProposedWeek, moved: LaidClass, { subjects }: Learner): boolean {
  return (
    subjects.some(({ name }) => subjectKey(name) === subjectKey(moved.subject)) &&
    classes.some((one) => one.student === moved.student && one.start_time === moved.start_time)
  )
}

/** The place of the class on whose upper half something is dropped, or that is the next one below. */
function placeUnder(cell: HTMLElement, y: number): number {
  const chips = [...cell.querySelectorAll("li")]
  const at = chips.findIndex((chip) => {
    const { top, height } = chip.getBoundingClientRect()
    return y < top + height / 2
  })
  return at < 0 ? chips.length : at
}
