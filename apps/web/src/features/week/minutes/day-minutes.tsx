import { IconAlertTriangle } from "@tabler/icons-react"
import { minutesWords } from "../../../entities/day/minutes-labels.ts"
import classes from "./day-minutes.module.css"

/** The minutes of a child's day, with a quiet warning if they are over the family's limit. Nothing without minutes. */
export function DayMinutes({ minutes, isOver }: { minutes: number; isOver: boolean }) {
  if (minutes === 0) return null
  return (
    <span className={classes.minutes} data-over={isOver || undefined}>
      {isOver && <IconAlertTriangle size={14} stroke={1.75} aria-hidden />}
      {minutesWords(minutes)}
      {isOver && ", over your limit"}
    </span>
  )
}
