import { letterOf } from "../../../lib/keys/letter-of.ts"
import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { ActionIcon } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState, type DragEvent, type KeyboardEvent } from "react"
import addClasses from "../../../entities/board/add-button.module.css"
import classes from "../../../entities/board/board.module.css"
import { keyOf, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { defaultSlot } from "../../../entities/schedule/entry/slot.ts"
import type { Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { EntryChip } from "./entry-chip.tsx"
import { isEntryDrag, readEntry } from "./dragged-entry.ts"

type Props = {
  student: StudentSummary
  day: Day
  today: Day
  isOff: boolean
  entries: Entry[]
  opening: Opening
  /** Called with the key of an entry that is dropped on this day, and the day it comes from. */
  onDropEntry: (key: string, from: Day) => void
}

/** A child's day on the board: its entries in order. N, or its button, adds one; entries can be dropped on it. */
export function EntryCell({ student, day, today, isOff, entries, opening, onDropEntry }: Props) {
  const [isOver, setOver] = useState(false)
  const add = () => opening.begin({ ...defaultSlot(day), student_id: student.id })
  const addWithN = (event: KeyboardEvent<HTMLElement>) => {
    const isOnChip = event.target instanceof HTMLElement && event.target.matches("[data-chip]")
    if (!isOnChip || letterOf(event) !== "n" || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add()
  }
  return (
    <td
      className={classes.cell}
      data-today={day === today || undefined}
      data-off={isOff || undefined}
      data-over={isOver || undefined}
      onKeyDown={addWithN}
      onDragOver={(event: DragEvent) => {
        if (!isEntryDrag(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false)
        const dropped = readEntry(event)
        if (!dropped) return
        event.preventDefault()
        onDropEntry(dropped.key, dropped.day)
      }}
    >
      <ul className={classes.items} aria-label={`${shortNameOf(student)}, ${formatWeekday(day)}`}>
        {entries.map((entry) => (
          <EntryChip key={keyOf(entry)} entry={entry} day={day} opening={opening} />
        ))}
      </ul>
      <div className={classes.foot}>
        <ActionIcon
          className={addClasses.add}
          variant="subtle"
          color="gray"
          size={24}
          tabIndex={-1}
          aria-label={`Add an entry for ${shortNameOf(student)} on ${formatWeekday(day)}`}
          data-chip={entries.length === 0 || undefined}
          onClick={add}
        >
          <IconPlus size={16} stroke={1.5} />
        </ActionIcon>
      </div>
    </td>
  )
}
