import type { Day } from "@hearthbook/core/time/days"
import { UnstyledButton } from "@mantine/core"
import classes from "./all-day-strip.module.css"
import { groundOf } from "./entry-style.tsx"
import entryClasses from "./entry.module.css"
import {
  colorOf,
  entriesOn,
  isAboveHours,
  keyOf,
  labelOf,
  titleOf,
  type Rows,
} from "../../../entities/schedule/schedule-entry.ts"
import { leadsTo, type Opening } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"

type Props = { rows: Rows; day: Day; opening: Opening }

/** The all-day entries of the shown day, always visible above its hours. */
export function AllDayStrip({ rows, day, opening }: Props) {
  const entries = entriesOn(rows, day).filter(isAboveHours)
  if (entries.length === 0) return null
  return (
    <div className={classes.strip} role="group" aria-label="All day">
      {entries.map((entry) => (
        <UnstyledButton
          key={keyOf(entry)}
          className={`${entryClasses.entry} ${classes.chip}`}
          style={groundOf(colorOf(entry))}
          aria-label={labelOf(entry, day)}
          onClick={() => opening.open(entry, day)}
          {...leadsTo(entry)}
        >
          <span className={classes.text}>
            {titleOf(entry)}
            {entry.kind === "lesson" && `, ${entry.row.subject.name}`}
          </span>
        </UnstyledButton>
      ))}
    </div>
  )
}
