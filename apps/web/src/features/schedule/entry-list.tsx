import type { Day } from "@hearthbook/api/rules/days"
import { formatWeekday } from "../../lib/week-words.ts"
import classes from "./entry-list.module.css"
import { entriesOn, keyOf, placeOf, timeWords, titleOf, type Entry, type Rows } from "./schedule-entry.ts"
import { daysOf, type DayRange } from "./schedule-range.ts"

type Props = {
  rows: Rows
  range: DayRange
  words: string
  /** Whether it is only for paper: where the view itself is a list already. */
  onPaperOnly: boolean
}

/**
 * All that is shown, day by day: for screen readers, to which a grid of hours says little, and on paper, where the grid
 * does not fit.
 */
export function EntryList({ rows, range, words, onPaperOnly }: Props) {
  const days = daysOf(range).map((day) => ({ day, entries: entriesOn(rows, day) }))
  return (
    <section className={onPaperOnly ? classes.paper : classes.list} aria-label={`${words}, as a list`}>
      {days.every(({ entries }) => entries.length === 0) && <p>Nothing is planned.</p>}
      <div className={classes.days} data-columns={days.length <= 7 || undefined}>
        {days
          .filter(({ entries }) => entries.length > 0 || days.length <= 7)
          .map(({ day, entries }) => (
            <DayList key={day} day={day} entries={entries} />
          ))}
      </div>
    </section>
  )
}

function DayList({ day, entries }: { day: Day; entries: Entry[] }) {
  return (
    <div className={classes.day}>
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
