import type { Day } from "@hearthbook/core/time/days"
import { memo, useDeferredValue, useMemo } from "react"
import { useToday } from "../../../session/use-session.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { formatRange } from "../../../entities/schedule/entry/range-labels.ts"
import classes from "./entry-list.module.css"
import {
  entriesOn,
  keyOf,
  placeOf,
  timeWords,
  titleOf,
  type Entry,
  type Rows,
} from "../../../entities/schedule/schedule-entry.ts"
import { daysOf, rangeOf, type ScheduleView } from "../../../entities/schedule/entry/schedule-range.ts"
import { useShortNames } from "../../../ui/hooks/use-short-names.ts"

type Shown = { view: ScheduleView; day: Day; rows: Rows }

/**
 * The shown entries as a list by day, for screen readers and for print, where the grid does not fit. Rendered after the
 * visible calendar.
 */
export function EntryList({ view, day, rows }: Shown) {
  const shown = useMemo(() => ({ view, day, rows }), [view, day, rows])
  return <DayLists shown={useDeferredValue(shown)} />
}

const DayLists = memo(function DayLists({ shown: { view, day, rows } }: { shown: Shown }) {
  useDateFormat()
  useShortNames()
  const today = useToday()
  const range = rangeOf(view, day)
  const days = daysOf(range).map((of) => ({ day: of, entries: entriesOn(rows, of) }))
  const isFew = days.length <= 7
  return (
    // The agenda is a list already, so only the printed one is added.
    <section
      className={view === "agenda" ? classes.paper : classes.list}
      aria-label={`${formatRange(view, day, range, today)}, as a list`}
    >
      {days.every(({ entries }) => entries.length === 0) && <p>Nothing is planned.</p>}
      <div className={classes.days}>
        {days
          .filter(({ entries }) => entries.length > 0 || isFew)
          .map(({ day: of, entries }) => (
            <DayList key={of} day={of} entries={entries} />
          ))}
      </div>
    </section>
  )
})

function DayList({ day, entries }: { day: Day; entries: Entry[] }) {
  return (
    <div>
      <h3 className={classes.name}>{formatWeekday(day)}</h3>
      {entries.length > 0 && (
        <ul className={classes.entries}>
          {entries.map((entry) => {
            const place = placeOf(entry)
            return (
              <li key={keyOf(entry)}>
                <strong>{titleOf(entry)}</strong>, {timeWords(entry)}
                {place && `, ${place}`}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
