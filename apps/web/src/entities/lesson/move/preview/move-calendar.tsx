import { addDays, type Day } from "@hearthbook/core/time/days"
import { ActionIcon, VisuallyHidden } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import { useState } from "react"
import { MonthGrid } from "../../../../ui/calendar/month-grid.tsx"
import classes from "./move-calendar.module.css"

type Props = {
  /** The days that lessons leave, and the days that they get. */
  from: ReadonlySet<Day>
  to: ReadonlySet<Day>
}

/** The old and new days of a move on a month, beginning with the first new day. On a phone it is folded up. */
export function MoveCalendar(days: Props) {
  const isNarrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  if (days.from.size + days.to.size === 0) return null
  if (!isNarrow) return <Months {...days} />
  return (
    <details className={classes.folded}>
      <summary>Show on a calendar</summary>
      <Months {...days} />
    </details>
  )
}

function Months({ from, to }: Props) {
  const marked = [...from, ...to].map(firstOfMonth).toSorted()
  const [first, last] = [marked[0] ?? "", marked.at(-1) ?? ""]
  const [chosen, setChosen] = useState<Day | null>(null)
  const month = chosen ?? [...to].map(firstOfMonth).toSorted()[0] ?? first
  return (
    <section className={classes.calendar} aria-label="Calendar of the changes">
      <div className={classes.arrows}>
        <Arrow label="Previous month" isDisabled={month <= first} onClick={() => setChosen(monthBefore(month))} />
        <Arrow label="Next month" isDisabled={month >= last} onClick={() => setChosen(monthAfter(month))} />
      </div>
      <MonthGrid
        month={month}
        renderDay={(day) => (
          <span className={classes.day} data-new={to.has(day) || undefined} data-old={from.has(day) || undefined}>
            {Number(day.slice(8))}
            {to.has(day) && <VisuallyHidden>new day</VisuallyHidden>}
            {from.has(day) && <VisuallyHidden>old day</VisuallyHidden>}
          </span>
        )}
      />
      <div className={classes.legend} aria-hidden>
        <span className={classes.swatch} data-new />
        New day
        <span className={classes.swatch} data-old />
        Old day
      </div>
    </section>
  )
}

function Arrow({ label, isDisabled, onClick }: { label: string; isDisabled: boolean; onClick: () => void }) {
  const Icon = label.startsWith("Next") ? IconChevronRight : IconChevronLeft
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} disabled={isDisabled} onClick={onClick}>
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  )
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

function monthBefore(month: Day): Day {
  return firstOfMonth(addDays(firstOfMonth(month), -1))
}

function monthAfter(month: Day): Day {
  return firstOfMonth(addDays(firstOfMonth(month), 31))
}
