import { SegmentedControl } from "@mantine/core"
import classes from "./work-filter.module.css"
import { shows, type Show } from "./work-shows.ts"

const names: Record<Show, string> = { all: "All", todo: "To do", submitted: "Handed in", graded: "Graded" }

/** Which part of the work is shown. */
export function WorkFilter({ value, onChange }: { value: Show; onChange: (show: Show) => void }) {
  return (
    <SegmentedControl
      className={classes.filter}
      aria-label="Show"
      data={shows.map((show) => ({ value: show, label: names[show] }))}
      value={value}
      onChange={onChange}
    />
  )
}
