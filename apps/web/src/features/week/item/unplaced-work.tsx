import type { PlannerView } from "@hearthbook/api/work/planner"
import type { ReactNode } from "react"
import { useKeptOpen } from "../../../ui/url/use-open-state-in-url.ts"
import { LessonChip } from "./lesson-chip.tsx"
import board from "../../../entities/board/board.module.css"
import classes from "./unplaced-work.module.css"
import { WorkChip } from "./work-chip.tsx"

type Child = PlannerView["children"][number]

/** The number of items of each kind that show; the rest are counted. */
const most = 3

/** The number of items that a child has left over or without a day. */
export function countUnplaced({ left_over, undated_count }: Child): number {
  return left_over.lesson_count + left_over.fixed_count + left_over.assignment_count + undated_count
}

/** A child's items that are left over, and those without a day. */
export function UnplacedWork({ child, isOpen }: { child: Child; isOpen?: boolean }) {
  const { left_over, undated, undated_count } = child
  return (
    <>
      <Unplaced
        name={`left over ${child.student.id}`}
        title="Left over"
        isOpen={isOpen}
        count={left_over.lesson_count + left_over.fixed_count + left_over.assignment_count}
      >
        {left_over.lessons.slice(0, most).map((lesson) => (
          <LessonChip key={lesson.id} lesson={lesson} time={null} />
        ))}
        {left_over.fixed.slice(0, most).map((lesson) => (
          <LessonChip key={lesson.id} lesson={lesson} time={null} />
        ))}
        {left_over.assignments.slice(0, most).map((work) => (
          <WorkChip key={work.id} work={work} />
        ))}
      </Unplaced>
      <Unplaced name={`not dated ${child.student.id}`} title="Not dated" isOpen={isOpen} count={undated_count}>
        {undated.slice(0, most).map((lesson) => (
          <LessonChip key={lesson.id} lesson={lesson} time={null} />
        ))}
      </Unplaced>
    </>
  )
}

type Props = { name: string; title: string; count: number; isOpen: boolean | undefined; children: ReactNode }

function Unplaced({ name, title, count, isOpen = false, children }: Props) {
  const [isKeptOpen, setOpen] = useKeptOpen(name)
  if (count === 0) return null
  return (
    <details
      className={classes.unplaced}
      open={isOpen || isKeptOpen}
      onToggle={({ currentTarget }) => isOpen || setOpen(currentTarget.open)}
    >
      <summary>
        {title} <span className="figures">{count}</span>
      </summary>
      <ul className={board.items}>{children}</ul>
    </details>
  )
}
