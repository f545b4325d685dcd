import type { PlannerView } from "@hearthbook/api/work/planner"
import { Anchor, Box } from "@mantine/core"
import { Link } from "wouter"
import { countDone } from "../../../entities/day/day-items.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { studentAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { plannedItems } from "../planned-items.ts"
import { UnplacedWork } from "../item/unplaced-work.tsx"
import classes from "../../../entities/board/board.module.css"

type Child = PlannerView["children"][number]

/** The head of a child's row: how much of the week is done, and what is left over or has no day. */
export function ChildHead({ child }: { child: Child }) {
  const { student, days } = child
  const { done, total } = countDone(days.flatMap(plannedItems))
  return (
    <Box component="th" scope="row" className={classes.child} __vars={{ "--child": student.color }}>
      <div className={classes.who}>
        <ChildAvatar child={student} size={32} />
        <div>
          <Anchor component={Link} href={studentAt(student)} className={classes.name} c="inherit" fz="inherit">
            {shortNameOf(student)}
          </Anchor>
          <span className={classes.count}>
            {done} of {total} done
          </span>
        </div>
      </div>
      <UnplacedWork child={child} />
    </Box>
  )
}
