import { SegmentedControl } from "@mantine/core"
import { statusLabels } from "@hearthbook/core/names/labels"
import classes from "./work-filter.module.css"
import { workListFilters, type WorkListFilter } from "./work-list-filter.ts"

const names: Record<WorkListFilter, string> = {
  all: "All",
  todo: "To do",
  submitted: statusLabels.submitted,
  graded: statusLabels.graded,
}

/** Filters the list by progress. */
export function WorkFilter({ value, onChange }: { value: WorkListFilter; onChange: (show: WorkListFilter) => void }) {
  return (
    <SegmentedControl
      className={classes.filter}
      aria-label="Show"
      data={workListFilters.map((show) => ({ value: show, label: names[show] }))}
      value={value}
      onChange={onChange}
    />
  )
}
