import classes from "./day-path.module.css"

const radius = 25
const around = 2 * Math.PI * radius

/** A ring of how much of the day is done, with the numbers inside. Hidden from screen readers, since a text says the same. */
export function DayRing({ done, total }: { done: number; total: number }) {
  const share = total === 0 ? 0 : done / total
  return (
    <svg viewBox="0 0 60 60" className={classes.ring} data-full={done === total || undefined} aria-hidden>
      <circle cx={30} cy={30} r={radius} className={classes.track} />
      <circle
        cx={30}
        cy={30}
        r={radius}
        className={classes.share}
        pathLength={around}
        strokeDasharray={around}
        strokeDashoffset={around * (1 - share)}
      />
      <text x={30} y={31} className={classes.count}>
        {done}/{total}
      </text>
    </svg>
  )
}
