import { Text } from "@mantine/core"
import type { DragEvent, KeyboardEvent, ReactNode } from "react"
import { Link } from "wouter"
import { WaitingMark } from "../../ui/feedback/waiting-mark.tsx"
import { Tick } from "../../ui/inputs/tick.tsx"
import classes from "./chip.module.css"

type Props = {
  /** The color of the subject, or of an event. */
  color: string
  /** The clock time, such as '9:00 AM'. */
  time?: string | null
  title: string
  /** The subject, or the kind of an event. */
  note: string
  /** The full name for a screen reader and the pointer: 'Lesson 5, Math'. */
  name: string
  href?: string
  /** Opens the item, in place of a link. */
  onOpen?: () => void
  /** The address that `onOpen` leads to, if it leads to another page. */
  leadsTo?: string
  /** Null if there is nothing to tick. */
  isDone: boolean | null
  onTick?: (isDone: boolean) => void
  /** The name of the tick: 'Lesson 5, Math is done' by default. */
  tickName?: string
  /** Its name among the rows whose changes wait for the network (lib/offline/waiting-rows.ts). */
  row?: string
  /** A figure at the end, such as a letter grade. */
  figure?: string | null
  isLate?: boolean
  menu?: ReactNode
  /** Undefined if the item cannot be selected. */
  isSelected?: boolean
  /** Called by a click with Ctrl, Cmd or Shift; true for a range. */
  onSelect?: (asRange: boolean) => void
  onDragStart?: (event: DragEvent) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * An item of a day in one line: a tick, its time and its title, on the color of its subject. Plain elements, since a week has
 * hundreds.
 */
export function Chip(props: Props) {
  const { color, time, title, note, name, href, onOpen, isDone, onTick, tickName, figure, isLate, menu, onKeyDown } =
    props
  const { row, leadsTo, isSelected, onSelect, onDragStart } = props
  const tint: Record<`--${string}`, string> = { "--subject": color }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an item of a grid, which the arrow keys focus
    <li
      className={classes.chip}
      style={tint}
      data-done={isDone || undefined}
      data-late={isLate || undefined}
      data-chip
      data-leads-to={leadsTo}
      data-selected={isSelected || undefined}
      tabIndex={-1}
      aria-label={name}
      title={name}
      draggable={onDragStart !== undefined}
      onClickCapture={(event) => {
        if (!onSelect || !(event.ctrlKey || event.metaKey || event.shiftKey)) return
        event.preventDefault()
        event.stopPropagation()
        onSelect(event.shiftKey)
      }}
      onDragStart={onDragStart}
      onKeyDown={onKeyDown}
    >
      {isDone !== null && (
        <Tick
          aria-label={tickName ?? `${name} is done`}
          checked={isDone}
          disabled={!onTick}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            onTick?.(currentTarget.checked)
            // So that the keys go on from here.
            currentTarget.closest<HTMLElement>("[data-chip]")?.focus({ preventScroll: true })
          }}
        />
      )}
      <div className={classes.words}>
        {time && <span className={classes.time}>{time}</span>}{" "}
        {href ? (
          <Link href={href} className={classes.title} tabIndex={-1}>
            {title}
          </Link>
        ) : (
          <span className={classes.title}>{title}</span>
        )}{" "}
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {/* Over the text and not around it, since a button is never broken like text. */}
      {!href && onOpen && (
        <button type="button" className={classes.cover} aria-label={name} tabIndex={-1} onClick={onOpen} />
      )}
      {row && <WaitingMark row={row} />}
      {figure && (
        <Text span size="xs" fw={600} className="figures">
          {figure}
        </Text>
      )}
      {menu}
    </li>
  )
}
