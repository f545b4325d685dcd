import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Stack, Text } from "@mantine/core"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { statusLooks } from "../../../entities/assignment/status-badge.tsx"
import { assignmentAt, paths } from "../../../lib/paths.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { WorkRow } from "./work-row.tsx"

/** The three next assignments due today or later that are not graded. */
export function UpcomingAssignments({ upcoming, count }: { upcoming: AssignmentView[]; count: number }) {
  return (
    <FoldedSection
      title="Upcoming Assignments"
      part={count > upcoming.length && `${upcoming.length} of ${count}`}
      more={{ of: "assignments", href: `${paths.assignments}?student=all` }}
    >
      {upcoming.length === 0 && <Text c="dimmed">Nothing is due today or later. A good day for a long book!</Text>}
      <Stack gap={0} component="ul" p={0} m={0}>
        {upcoming.map((assignment) => (
          <WorkRow
            key={assignment.id}
            child={assignment.student}
            title={assignment.title}
            href={assignmentAt(assignment)}
            subject={assignment.subject}
            day={<DueDate due_date={assignment.due_date} status={assignment.status} />}
            note={assignment.status === "assigned" ? null : statusLooks[assignment.status].word}
          />
        ))}
      </Stack>
    </FoldedSection>
  )
}
