import type { Day } from "@hearthbook/api/rules/time/days"
import type { PlannedDay, PlannerView } from "@hearthbook/api/schemas/planner"
import { dayItems, isItemDone, type DayItem } from "../../../entities/day/day-items.ts"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeek, formatWeekday } from "../../../lib/week-words.ts"
import { minutesWords } from "../minutes-words.ts"
import classes from "./printed-week.module.css"

/** The week on paper, in place of the board: for each child a list of the days that have something, with boxes to tick. */
export function PrintedWeek({ planner, week }: { planner: PlannerView; week: Day }) {
  return (
    <div className={classes.week}>
      <p>{formatWeek(week)}</p>
      {planner.children.map(({ student, days }) => (
        <section key={student.id} aria-label={`Week of ${shortNameOf(student)} on paper`}>
          <h2>{shortNameOf(student)}</h2>
          {days.map((day) => (
            <PrintedDay key={day.date} day={day} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** A day with its items, or its name if it is off. Nothing for a day without either. */
function PrintedDay({ day }: { day: PlannedDay }) {
  const items = dayItems(day).filter((item) => item.kind !== "event" || item.row.event_type !== "holiday")
  if (items.length === 0 && !day.name) return null
  const about = [day.name, day.minutes > 0 && minutesWords(day.minutes)].filter(Boolean).join(" · ")
  return (
    <div className={classes.day}>
      <h3>
        {formatWeekday(dayOf(day.date))}
        {about && <span> · {about}</span>}
      </h3>
      <ul>
        {items.map((item) => {
          const isDone = isItemDone(item)
          return (
            <li key={item.key}>
              <span aria-hidden>{isDone === null ? "·" : isDone ? "☑" : "☐"}</span>
              <span>
                {item.time && `${clockWords(item.time)} `}
                {itemWords(item)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** An item in words: 'Math: Fractions', 'Due: Essay (History)', or the title of an event. */
function itemWords(item: DayItem): string {
  switch (item.kind) {
    case "event":
      return item.row.title
    case "class":
      return item.lesson ? `${item.row.subject.name}: ${item.lesson.title}` : item.row.subject.name
    case "lesson":
      return `${item.row.subject.name}: ${item.row.title}`
    case "work":
      return `Due: ${item.row.title} (${item.row.subject.name})`
  }
}
