import type { ReactNode } from "react"
import { Link } from "wouter"
import { WaitingMark } from "../../../ui/feedback/waiting-mark.tsx"
import { NoTick, Tick } from "../../../ui/inputs/tick.tsx"
import { rowStop } from "../day/use-row-keys.ts"
import classes from "./day-row.module.css"

type Props = {
  /** The row's key, for the keyboard. */
  id: string
  /** The color of the subject, or of an event. */
  color: string
  /** The clock time, such as '9:00 AM'. */
  time?: string | null
  title: string
  href?: string
  /** Opens the item, in place of a link. */
  onOpen?: () => void
  /** Text after the title, such as the subject. */
  note?: ReactNode
  /** True if the note must show, on a second line if need be. */
  wraps?: boolean
  phase?: "past" | "present" | "coming" | null
  /** The name of the tick: 'Math: done'. */
  tickName?: string
  /** Null if there is nothing to tick. */
  isDone: boolean | null
  onTick?: (isDone: boolean) => void
  /** Its name among the rows whose changes wait for the network (lib/offline/waiting-rows.ts). */
  row?: string
  /** True if the row's controls are reached with the Tab key. */
  isCurrent: boolean
  /** Figures and buttons at the end of the row. */
  end?: ReactNode
  /** A part that opens below the row. */
  below?: ReactNode
}

/**
 * A row of a child's day: a tick, its time and its title. The elements are plain ones, since a day of six children has fifty rows.
 */
export function DayRow(props: Props) {
  const { id, color, time, title, href, onOpen, note, wraps, phase, tickName, isDone, onTick, isCurrent } = props
  const { row, end, below } = props
  const tabIndex = isCurrent ? 0 : -1
  const tint: Record<`--${string}`, string> = { "--subject": color }
  return (
    <li
      className={classes.row}
      style={tint}
      data-row={id}
      data-done={isDone || undefined}
      data-phase={phase ?? undefined}
    >
      <div className={classes.line}>
        {isDone === null ? (
          <NoTick />
        ) : (
          <Tick
            aria-label={tickName}
            checked={isDone}
            disabled={!onTick}
            tabIndex={tabIndex}
            onChange={(event) => onTick?.(event.currentTarget.checked)}
            {...rowStop}
          />
        )}
        <div className={classes.words} data-wraps={wraps || undefined}>
          <span className={classes.main}>
            {time && <span className={classes.time}>{time}</span>}{" "}
            {href ? (
              <Link href={href} className={classes.title} title={title} tabIndex={tabIndex} data-opens>
                {title}
              </Link>
            ) : onOpen ? (
              <button
                type="button"
                className={classes.title}
                tabIndex={tabIndex}
                data-opens
                onClick={onOpen}
                {...(isDone === null && rowStop)}
              >
                {title}
              </button>
            ) : (
              <span className={classes.title}>{title}</span>
            )}
          </span>{" "}
          {note && <span className={classes.note}>{note}</span>}
        </div>
        {row && <WaitingMark row={row} />}
        {end && <div className={classes.end}>{end}</div>}
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </li>
  )
}
