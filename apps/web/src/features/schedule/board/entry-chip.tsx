import type { Day } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import { Chip } from "../../../entities/board/chip.tsx"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import { ClassMenu } from "../../../entities/lesson/menu/class-menu.tsx"
import {
  colorOf,
  isAboveHours,
  labelOf,
  nameOf,
  shortClock,
  type Entry,
} from "../../../entities/schedule/schedule-entry.ts"
import { leadsTo, type Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { dragEntry } from "./dragged-entry.ts"

type Props = { entry: Entry; day: Day; opening: Opening }

/** An entry on the board: its time, its name, and the subject of a lesson. It opens by a click, E or Enter. */
export function EntryChip({ entry, day, opening }: Props) {
  const open = () => opening.open(entry, day)
  const keys = chipKeys({ onOpen: open })
  const isLesson = entry.kind === "lesson"
  return (
    <Chip
      color={colorOf(entry)}
      time={isAboveHours(entry) ? null : startOf(entry)}
      title={nameOf(entry)}
      note={isLesson ? entry.row.subject.name : ""}
      name={labelOf(entry, day)}
      isDone={null}
      onOpen={open}
      leadsTo={leadsTo(entry)["data-leads-to"]}
      menu={
        entry.kind === "class" && (
          <ClassMenu row={entry.row} day={day} onChange={open} className={menuClasses.more} tabIndex={-1} />
        )
      }
      onDragStart={(event) => dragEntry(event, entry, day)}
      onKeyDown={keys}
    />
  )
}

function startOf({ kind, row }: Entry): string | null {
  if (kind === "lesson") return null
  return shortClock(timeOf(kind === "class" ? row.start_time : row.start_date))
}
