import { addDays, type Day } from "@hearthbook/core/time/days"
import { isNew } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Stack, Text } from "@mantine/core"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { statusLooks } from "../../../entities/assignment/status-badge.tsx"
import { assignmentAt, dueFrom } from "../../../lib/paths.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { WorkRow } from "./work-row.tsx"

type Props = { upcoming: AssignmentView[]; count: number; today: Day }

/** The three next assignments due after today that are not graded, of `count`. Those of today stand in each child's day. */
export function UpcomingAssignments({ upcoming, count, today }: Props) {
  return (
    <FoldedSection
      title="Upcoming Assignments"
      part={count > upcoming.length && `${upcoming.length} of ${count}`}
      more={{ of: "assignments", href: dueFrom(addDays(today, 1)) }}
    >
      {upcoming.length === 0 && <Text c="dimmed">Nothing is due after today. A good day for a long book!</Text>}
      <Stack gap={0} component="ul" p={0} m={0}>
        {upcoming.map((assignment) => (
          <WorkRow
            key={assignment.id}
            child={assignment.student}
            title={assignment.title}
            href={assignmentAt(assignment)}
            subject={assignment.subject}
            day={<DueDate due_date={assignment.due_date} status={assignment.status} />}
            note={isNew(assignment.status) ? null : statusLooks[assignment.status].word}
          />
        ))}
      </Stack>
    </FoldedSection>
  )
}
