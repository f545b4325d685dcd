import { Stack } from "@mantine/core"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ShowMore } from "../show-more.tsx"
import { useWorkPages } from "../use-pages.ts"
import { WorkCard } from "./work-card.tsx"
import classes from "../work-card.module.css"
import { filterOf, type FinishedFilter } from "./work-list-filter.ts"
import { WorkSketch } from "../../../entities/assignment/work-sketch.tsx"
import { GradesSketch } from "../../../entities/grade/grades-sketch.tsx"

type Props = {
  show: FinishedFilter
  /** The id of the work the child comes back from. */
  from: string | null
}

/** Finished work, or all of it, as cards by due day. */
export function AllWork({ show, from }: Props) {
  const { data, ...pages } = useWorkPages(filterOf(show))
  const assignments = data.pages.flat()
  if (assignments.length === 0 && !pages.hasNextPage) return <NoWork show={show} />
  return (
    <Stack gap="lg" data-wide>
      <ul className={classes.list}>
        {assignments.map((assignment) => (
          <li key={assignment.id} className={classes.item}>
            <WorkCard assignment={assignment} focused={assignment.id === from} />
          </li>
        ))}
      </ul>
      <ShowMore pages={pages} />
    </Stack>
  )
}

/** The empty state of each filter. */
function NoWork({ show }: Pick<Props, "show">) {
  if (show === "submitted") {
    return <EmptyState title="Nothing is waiting" text="Work you turn in shows here until it has a grade." />
  }
  if (show === "graded")
    return (
      <EmptyState title="No graded work yet" text="Work that has a grade shows up here." picture={<GradesSketch />} />
    )
  return (
    <EmptyState title="You have no assignments. Great job!" text="New work shows up here." picture={<WorkSketch />} />
  )
}
