import type { ProposedWeek } from "@hearthbook/core/planning/setup/adjust-week"
import { subjectKey } from "@hearthbook/core/planning/copy/matching-subject"
import type { Weekday } from "@hearthbook/core/time/days"
import { countOf } from "../../../lib/format.ts"
import { dayName } from "./day-name.ts"
import classes from "./day-choice.module.css"

type Props = {
  week: ProposedWeek
  days: Weekday[]
  /** The day that is shown. */
  day: Weekday
  looks: Map<string, string>
  onShow: (day: Weekday) => void
}

/** A dot for each class shows how full a day is. A large family has more than a button has room for. */
const mostDots = 18

/** The days of the proposed week on a phone, each with its classes as dots in the colors of their subjects. */
export function DayChoice({ week, days, day, looks, onShow }: Props) {
  return (
    <div className={classes.days} role="group" aria-label="Day">
      {days.map((each) => {
        const held = week.classes.filter(({ day_of_week }) => day_of_week === each)
        return (
          <button
            key={each}
            type="button"
            className={classes.day}
            aria-pressed={each === day}
            aria-label={`${dayName(each)}, ${countOf(held.length, "class", "classes")}`}
            onClick={() => onShow(each)}
          >
            {dayName(each).slice(0, days.length > 5 ? 2 : 3)}
            <span className={classes.dots} aria-hidden>
              {held.slice(0, mostDots).map(({ student, subject, start_time }) => {
                const tint: Record<`--${string}`, string> = { "--subject": looks.get(subjectKey(subject)) ?? "" }
                return <span key={`${student} ${start_time} ${subject}`} style={tint} />
              })}
            </span>
          </button>
        )
      })}
    </div>
  )
}
