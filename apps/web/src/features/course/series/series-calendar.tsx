import type { Day } from "@hearthbook/core/time/days"
import { Box } from "@mantine/core"
import { keepPreviousData } from "@tanstack/react-query"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { formatFarDay, weekdayName } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { MonthGrid } from "../../../ui/calendar/month-grid.tsx"
import { monthsBetween, rangeOfMonths } from "./calendar-months.ts"
import classes from "./series-calendar.module.css"
import type { PreviewedLesson } from "./series-list.tsx"

type Props = {
  lessons: PreviewedLesson[]
  /** The course's last day. */
  end: Day
  /** The id of the student, whose days off are grey. */
  of: string
}

/** Every month from the first to the last lesson, with the lessons' days, the days off and the course's last day marked. */
export function SeriesCalendar({ lessons, end, of }: Props) {
  const days = lessons.flatMap(({ day }) => day ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  return <Months first={first} last={last} lessons={lessons} end={end} of={of} />
}

function Months({ first, last, lessons, end, of }: Props & { first: Day; last: Day }) {
  const today = useToday()
  const marks = new Map(lessons.map(({ day, pinned }) => [day, pinned ? "fixed" : "lesson"]))
  const range = rangeOfMonths(first, last)
  const { data: schoolDays = [] } = trpc.schoolDays.inRange.useQuery(
    { ...range, student_id: of },
    { placeholderData: keepPreviousData },
  )
  const off = new Map(
    schoolDays.flatMap(({ date, reason, name }) => (reason === "day_off" ? [[dayOf(date), name]] : [])),
  )
  const ending = `The course ends on ${weekdayName(end)}, ${formatFarDay(end, today)}`
  return (
    <div>
      <Box
        className={classes.months}
        role="img"
        tabIndex={0}
        aria-label={`Calendar from ${formatFarDay(first, today)} to ${formatFarDay(last, today)}. ${ending}.`}
      >
        {monthsBetween(first, last).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            renderDay={(day) => (
              <span
                className={classes.day}
                data-mark={marks.get(day)}
                data-off={off.has(day) || undefined}
                data-end={day === end || undefined}
                title={day === end ? "The course’s last day" : (off.get(day) ?? undefined)}
              >
                {Number(day.slice(8))}
              </span>
            )}
          />
        ))}
      </Box>
      <ul className={classes.legend}>
        {[...marks.values()].includes("fixed") && (
          <li>
            <span className={classes.day} data-mark="fixed" aria-hidden /> Fixed day
          </li>
        )}
        {off.size > 0 && (
          <li>
            <span className={classes.day} data-off aria-hidden>
              8
            </span>{" "}
            Day off
          </li>
        )}
        <li>
          {end <= range.end_date && <span className={classes.day} data-end aria-hidden />} {ending}.
        </li>
      </ul>
    </div>
  )
}
