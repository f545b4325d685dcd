import { shownStatus } from "@hearthbook/api/rules/assignment-status"
import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { Group, Skeleton, Stack, Text } from "@mantine/core"
import { Suspense } from "react"
import { assignmentAt, paths } from "../../../lib/paths.ts"
import { DueDate } from "../../../entities/assignment/due-date.tsx"
import { StatusBadge } from "../../../entities/assignment/status-badge.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import { GradeRow } from "./dashboard-forms.ts"
import { WorkRow } from "./work-row.tsx"

/** Submitted work by due date, with score and feedback ready to fill in: Enter saves and moves to the next one. */
export function WaitingForGrade({ waiting, count }: { waiting: AssignmentView[]; count: number }) {
  return (
    <Section
      title="Waiting for a Grade"
      part={count > waiting.length && `${waiting.length} of ${count}`}
      more={{ of: "work waiting for a grade", href: `${paths.assignments}?student=all&status=submitted` }}
    >
      {waiting.length === 0 && <Text c="dimmed">Nothing to grade. Submitted work appears here.</Text>}
      <Stack gap={0} component="ul" p={0} m={0}>
        {waiting.map((assignment) => (
          <WorkRow
            key={assignment.id}
            child={assignment.student}
            title={assignment.title}
            href={assignmentAt(assignment)}
            subject={assignment.subject}
            below={
              <Group gap="xs" mt={4}>
                <StatusBadge {...shownStatus(assignment.status, assignment.effective_status)} />
                <DueDate due_date={assignment.due_date} status={assignment.status} />
              </Group>
            }
            under={
              <Suspense fallback={<Skeleton h={42} />}>
                <GradeRow assignment={assignment} />
              </Suspense>
            }
          />
        ))}
      </Stack>
    </Section>
  )
}
