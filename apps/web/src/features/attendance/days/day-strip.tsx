import type { Day } from "@hearthbook/core/time/days"
import { UnstyledButton } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import dayjs from "dayjs"
import { formatWeekday } from "../../../lib/week-labels.ts"
import classes from "../week/attendance.module.css"
import { offForAll } from "../week/days-off.ts"
import type { AttendanceWeek } from "../week/use-attendance-week.ts"

type Props = { week: AttendanceWeek; chosen: Day; onChoose: (day: Day) => void }

/** Selects a day of the week on narrow screens. A check shows that everyone is marked. */
export function DayStrip({ week: { days, marks, children, today, offOf }, chosen, onChoose }: Props) {
  return (
    <div className={classes.days} role="group" aria-label="Day">
      {days.map((day) => {
        const marked = marks.filter(({ date }) => date === day).length
        const off = offForAll(offOf, children, day)
        const atSchool = children.filter(({ id }) => offOf(id, day) === null).length
        // On a day off only marks that were set all the same are counted.
        const expected = off ? marked : Math.max(atSchool, marked)
        const isDone = expected > 0 && marked === expected
        return (
          <UnstyledButton
            key={day}
            className={classes.day}
            data-today={day === today || undefined}
            aria-pressed={day === chosen}
            aria-current={day === today ? "date" : undefined}
            data-off={off ? true : undefined}
            aria-label={
              expected === 0
                ? `${formatWeekday(day)}, ${off ?? ""}`
                : `${formatWeekday(day)}, ${marked} of ${expected} marked`
            }
            onClick={() => onChoose(day)}
          >
            {dayjs(day).format("ddd")}
            <span className={classes.number}>{dayjs(day).format("D")}</span>
            {isDone ? <IconCheck size={14} stroke={2.5} aria-hidden /> : expected === 0 ? "–" : `${marked}/${expected}`}
          </UnstyledButton>
        )
      })}
    </div>
  )
}
