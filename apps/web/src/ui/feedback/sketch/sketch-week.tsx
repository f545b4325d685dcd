import { Sketch, SketchWords, type Tone } from "./sketch.tsx"
import classes from "./sketch.module.css"

type SketchChip = [words: string, tone: Tone]

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"]

/** A faint week with a column for each school day. Long chips are classes at their time, as in a calendar. */
export function SketchWeek({ days, isLong = false }: { days: SketchChip[][]; isLong?: boolean }) {
  return (
    <Sketch>
      <div className={classes.week}>
        {weekdays.map((weekday, index) => (
          <div key={weekday} className={classes.day}>
            <SketchWords of={weekday} />
            {days[index]?.map(([words, tone]) => (
              <div key={words} className={classes.chip} data-tone={tone} data-long={isLong || undefined}>
                <SketchWords of={words} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Sketch>
  )
}
