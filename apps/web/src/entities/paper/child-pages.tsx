import { shortNameOf } from "../../lib/short-names.ts"
import { formatDays, longDate, weekdayName, formatMonthDay } from "../../lib/week-labels.ts"
import { useFamily } from "../../session/use-session.ts"
import { Notes } from "./day-sheet.tsx"
import { paperItems, type PaperChild, type PaperDay } from "./paper-day.ts"
import { PaperList } from "./paper-list.tsx"
import classes from "./paper.module.css"

type Props = { family: PaperChild[]; showsDone: boolean }

/** A page for each child: one day with big boxes, or the days of a week that have something. */
export function ChildPages({ family, showsDone }: Props) {
  const { name } = useFamily()
  return family.map(({ student, days }) => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return null
    const isDay = first === last
    return (
      <section key={student.id} className={classes.page} aria-label={`Page of ${shortNameOf(student)}`}>
        <header className={classes.head}>
          <h1>{shortNameOf(student)}</h1>
          <p>
            {isDay ? longDate(first.day) : formatDays(first.day, last.day)} · {name}
          </p>
        </header>
        {isDay ? (
          <div className={classes.big}>
            <PaperList day={first} showsDone={showsDone} />
          </div>
        ) : (
          <div className={classes.week}>
            {days.filter(hasSomething).map((day) => (
              <section key={day.day} className={classes.column}>
                <h2>
                  {weekdayName(day.day)} <span>{formatMonthDay(day.day)}</span>
                </h2>
                <PaperList day={day} showsDone={showsDone} />
              </section>
            ))}
          </div>
        )}
        <Notes />
      </section>
    )
  })
}

function hasSomething(day: PaperDay): boolean {
  return day.name !== null || paperItems(day).length > 0
}
