import { dayIn } from "@hearthbook/core/time/days"
import { UnstyledButton } from "@mantine/core"
import { useTimeZone } from "../../../session/use-session.ts"
import { formatMonthDay, weekdayName } from "../../../lib/week-labels.ts"
import { useClock } from "../../../ui/hooks/use-clock.ts"
import type { Facts, RowFilter } from "../day/day-rows.ts"
import classes from "./day-facts.module.css"

type Props = { facts: Facts; filter: RowFilter | null; onFilter: (filter: RowFilter | null) => void }

/** The day in a line: 'Wed, Nov 25 · 9 of 24 done · 6 late · 5 to grade'. A press on a fact shows only its rows, another one all. */
export function DayFacts({ facts: { done, total, late, grade }, filter, onFilter }: Props) {
  const time_zone = useTimeZone()
  const today = useClock((now) => dayIn(time_zone, now))
  const offered: { name: RowFilter; words: string | false }[] = [
    { name: "done", words: total > 0 && `${done} of ${total} done` },
    { name: "late", words: late > 0 && `${late} late` },
    { name: "grade", words: grade > 0 && `${grade} to grade` },
  ]
  return (
    <div className={classes.facts} role="group" aria-label="The day">
      <span className={`${classes.day} figures`}>
        {weekdayName(today).slice(0, 3)}, {formatMonthDay(today)}
      </span>
      {offered.map(
        ({ name, words }) =>
          (words || filter === name) && (
            <UnstyledButton
              key={name}
              className={`${classes.fact} figures`}
              data-print
              data-late={name === "late" || undefined}
              aria-pressed={filter === name}
              onClick={() => onFilter(filter === name ? null : name)}
            >
              {words || "Nothing left"}
            </UnstyledButton>
          ),
      )}
    </div>
  )
}
