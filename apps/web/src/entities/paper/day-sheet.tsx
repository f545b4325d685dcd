import type { Day } from "@hearthbook/core/time/days"
import { shortNameOf } from "../../lib/short-names.ts"
import { longDate } from "../../lib/week-labels.ts"
import { useFamily } from "../../session/use-session.ts"
import type { PaperChild } from "./paper-day.ts"
import { PaperList } from "./paper-list.tsx"
import classes from "./paper.module.css"

type Props = { day: Day; family: PaperChild[]; showsDone: boolean }

/** A day of all children on one page: a column each, with boxes, due work and room for notes. */
export function DaySheet({ day, family, showsDone }: Props) {
  const { name } = useFamily()
  return (
    <section className={classes.sheet} aria-label="The day of all children on paper">
      <header className={classes.head}>
        <h1>{longDate(day)}</h1>
        <p>{name}</p>
      </header>
      <div className={classes.columns} data-count={Math.min(family.length, 3)}>
        {family.map(({ student, days }) => (
          <section key={student.id} className={classes.column} aria-label={shortNameOf(student)}>
            <h2>{shortNameOf(student)}</h2>
            {days.map((one) => (
              <PaperList key={one.day} day={one} showsDone={showsDone} />
            ))}
          </section>
        ))}
      </div>
      <Notes />
    </section>
  )
}

/** Enough to fill a page. */
const lines = Array.from({ length: 30 }, (_, line) => line)

/** Room to write on what is left of the page, if that is enough for a few lines. */
export function Notes() {
  return (
    <section className={classes.notes} aria-label="Notes">
      <div className={classes.lines}>
        <h2>Notes</h2>
        <div className={classes.rules} aria-hidden>
          {lines.map((line) => (
            <span key={line} />
          ))}
        </div>
      </div>
    </section>
  )
}
