import { Text } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./child-day.module.css"

type Props<Row> = {
  title: string
  /** The child's name, for screen readers. */
  of: string
  rows: Row[]
  more?: ReactNode
  children: (row: Row) => ReactNode
}

/** A part of a child's day with its title; hidden if empty. */
export function DayPart<Row>({ title, of, rows, more, children }: Props<Row>) {
  if (rows.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600} c="dimmed" aria-hidden>
        {title}
      </Text>
      <ul className={classes.lines} aria-label={`${title}, ${of}`}>
        {rows.map(children)}
      </ul>
      {more}
    </div>
  )
}
