import { isItemDone } from "../day/day-items.ts"
import { clockWords } from "../schedule/schedule-entry.ts"
import { itemWords, paperItems, type PaperDay } from "./paper-day.ts"
import classes from "./paper.module.css"

type Props = {
  day: PaperDay
  /** True to tick what is done. Otherwise all boxes are empty. */
  showsDone: boolean
}

/** The items of a day, with a box for each class, lesson and due work. */
export function PaperList({ day, showsDone }: Props) {
  const items = paperItems(day)
  return (
    <>
      {day.name && <p className={classes.off}>{day.name}</p>}
      {items.length === 0 && !day.name && <p className={classes.off}>Nothing planned</p>}
      <ul className={classes.list}>
        {items.map((item) => {
          const isDone = isItemDone(item)
          return (
            <li key={item.key}>
              {item.kind === "event" ? (
                <span className={classes.noBox} />
              ) : (
                <span className={classes.box}>{isDone && showsDone ? "✓" : ""}</span>
              )}
              <span className={classes.time}>{item.time && clockWords(item.time)}</span>
              <span>{itemWords(item, day.day)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
