import type { Day } from "@hearthbook/core/time/days"
import { minutesOf, timeAt, timeToDate, timeOf } from "@hearthbook/core/time/times"
import { Box, Text, VisuallyHidden } from "@mantine/core"
import dayjs from "dayjs"
import { Link } from "wouter"
import { formatTime } from "../../../lib/format.ts"
import { withSoftHyphens } from "../../../lib/soft-hyphens.ts"
import { studentDayAt } from "../../../lib/student-paths.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import {
  colorOf,
  isAboveHours,
  keyOf,
  nameOf,
  placeOf,
  timeWords,
  type Entry,
} from "../../../entities/schedule/schedule-entry.ts"
import { hoursOf, placeEntries, type Placed } from "../../../entities/schedule/place-entries.ts"
import { useTimeNow } from "../../../session/use-time-now.ts"
import classes from "./week-board.module.css"

type DayOfWeek = { day: Day; entries: Entry[] }
type Hours = { from: number; to: number }

/** A week by hours, from Monday. A day or an entry opens the day. */
export function WeekBoard({ days, today }: { days: DayOfWeek[]; today: Day }) {
  const placed = days.map(({ entries }) => placeEntries(entries))
  const hours = hoursOf(placed.flat())
  const marks = Array.from({ length: hours.to - hours.from }, (_, hour) => hours.from + hour)
  return (
    <Box className={classes.board} __vars={{ "--hours": String(marks.length) }}>
      <div className={classes.marks} aria-hidden>
        {marks.map((hour) => (
          <span key={hour} className={`figures ${classes.mark}`}>
            {formatHour(hour)}
          </span>
        ))}
      </div>
      {days.map(({ day, entries }, at) => (
        <DayColumn
          key={day}
          day={day}
          lane={entries.filter(isAboveHours)}
          placed={placed[at] ?? []}
          hours={hours}
          isToday={day === today}
        />
      ))}
    </Box>
  )
}

type ColumnProps = { day: Day; lane: Entry[]; placed: Placed[]; hours: Hours; isToday: boolean }

function DayColumn({ day, lane, placed, hours, isToday }: ColumnProps) {
  const now = useTimeNow(day)
  const minutes = now === null ? null : minutesOf(now)
  const isShown = minutes !== null && minutes >= hours.from * 60 && minutes < hours.to * 60
  return (
    <section className={classes.day} data-today={isToday || undefined} aria-label={formatWeekday(day)}>
      <h3 className={classes.name}>
        <Link href={studentDayAt(day)} className={classes.open} aria-current={isToday ? "date" : undefined}>
          <span className={classes.weekday}>{dayjs(day).format("ddd")}</span>{" "}
          <span className={`figures ${classes.number}`}>{dayjs(day).format("D")}</span>
        </Link>
      </h3>
      <ul className={classes.lane}>
        {lane.map((entry) => (
          <Box component="li" key={keyOf(entry)} __vars={{ "--entry": colorOf(entry) }}>
            <Block entry={entry} day={day} lines={2} />
          </Box>
        ))}
      </ul>
      <ul className={classes.hours}>
        {placed.map(({ entry, start, end, column, columns }) => (
          <Box
            component="li"
            key={keyOf(entry)}
            className={classes.timed}
            __vars={{ "--entry": colorOf(entry) }}
            style={{
              top: `calc(${(start - hours.from * 60) / 60} * var(--hour))`,
              height: `calc(${(end - start) / 60} * var(--hour) - 2px)`,
              left: `${(column / columns) * 100}%`,
              width: `calc(${100 / columns}% - 2px)`,
            }}
          >
            <Block entry={entry} day={day} lines={linesIn(end - start)} />
          </Box>
        ))}
        {isShown && (
          <li
            className={classes.now}
            style={{ top: `calc(${(minutes - hours.from * 60) / 60} * var(--hour))` }}
            aria-hidden
          />
        )}
      </ul>
      {lane.length + placed.length === 0 && <VisuallyHidden>Nothing is planned.</VisuallyHidden>}
    </section>
  )
}

/** `lines` is how many lines fit. The name comes first, then the time. */
function Block({ entry, day, lines }: { entry: Entry; day: Day; lines: number }) {
  const label = [nameOf(entry), timeWords(entry), placeOf(entry)].filter(Boolean).join(", ")
  return (
    <Link href={studentDayAt(day)} className={classes.block} aria-label={label} title={label}>
      <Text span inherit fw={600} lineClamp={Math.min(lines, 2)} className={classes.title}>
        {withSoftHyphens(nameOf(entry))}
      </Text>
      {lines > 2 && <span className={`figures ${classes.time}`}>{startWords(entry)}</span>}
    </Link>
  )
}

/** The number of 17.5 px lines that fit; 60 minutes are 92 px (week-board.module.css). */
function linesIn(minutes: number): number {
  return Math.max(1, Math.floor(((minutes / 60) * 92 - 8) / 17.5))
}

function startWords(entry: Entry): string | null {
  if (entry.kind === "lesson") return null
  return formatTime(
    timeToDate(timeOf(entry.kind === "class" ? entry.row.start_time : entry.row.start_date)).toISOString(),
  )
}

// The reader's 12- or 24-hour clock, like formatTime, but without minutes.
const wholeHour = new Intl.DateTimeFormat(undefined, { hour: "numeric", timeZone: "UTC" })

function formatHour(hour: number): string {
  return wholeHour.format(timeToDate(timeAt(hour * 60)))
}
