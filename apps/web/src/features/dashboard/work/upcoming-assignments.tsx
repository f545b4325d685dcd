import { shownStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Group, Stack, Text } from "@mantine/core"
import { assignmentAt, paths } from "../../../lib/paths.ts"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { WorkRow } from "./work-row.tsx"

/** The three next assignments due today or later that are not graded. */
export function UpcomingAssignments({ upcoming, count }: { upcoming: AssignmentView[]; count: number }) {
  return (
    <Section
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
            below={
              <Group justify="space-between" gap="xs" mt={4}>
                <DueDate due_date={assignment.due_date} status={assignment.status} />
                <StatusBadge {...shownStatus(assignment.status, assignment.effective_status)} />
              </Group>
            }
          />
        ))}
      </Stack>
    </Section>
  )
}
