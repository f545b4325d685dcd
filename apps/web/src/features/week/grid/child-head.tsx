import type { Day } from "@hearthbook/api/rules/time/days"
import type { PlannerView } from "@hearthbook/api/schemas/planner"
import { Box } from "@mantine/core"
import type { ReactNode } from "react"
import { countDone, ownItems } from "../../../entities/day/day-items.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import { LessonChip } from "../item/lesson-chip.tsx"
import { WorkChip } from "../item/work-chip.tsx"
import classes from "../../../entities/board/board.module.css"

type Child = PlannerView["children"][number]

/** The number of items of each kind that show beside the week; the rest are counted. */
const most = 3

/** The head of a child's row: how much of the week is done, and what is left over or has no day. */
export function ChildHead({ child, today }: { child: Child; today: Day }) {
  const { student, left_over, undated, undated_count, days } = child
  const { done, total } = countDone(days.flatMap(ownItems))
  return (
    <Box component="th" scope="row" className={classes.child} __vars={{ "--child": student.color }}>
      <div className={classes.who}>
        <ChildAvatar child={student} size={32} />
        <div>
          <span className={classes.name}>{shortNameOf(student)}</span>
          <span className={classes.count}>
            {done} of {total} done
          </span>
        </div>
      </div>
      <Unplaced title="Left over" count={left_over.lesson_count + left_over.fixed_count + left_over.assignment_count}>
        {left_over.lessons.slice(0, most).map((lesson) => (
          <LessonChip key={lesson.id} lesson={lesson} time={null} today={today} />
        ))}
        {left_over.fixed.slice(0, most).map((lesson) => (
          <LessonChip key={lesson.id} lesson={lesson} time={null} today={today} />
        ))}
        {left_over.assignments.slice(0, most).map((work) => (
          <WorkChip key={work.id} work={work} />
        ))}
      </Unplaced>
      <Unplaced title="Not dated" count={undated_count}>
        {undated.slice(0, most).map((lesson) => (
          <LessonChip key={lesson.id} lesson={lesson} time={null} today={today} />
        ))}
      </Unplaced>
    </Box>
  )
}

function Unplaced({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <details className={classes.unplaced}>
      <summary>
        {title} <span className="figures">{count}</span>
      </summary>
      <ul className={classes.items}>{children}</ul>
    </details>
  )
}
