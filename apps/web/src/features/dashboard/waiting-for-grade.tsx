import { Stack, Text } from "@mantine/core"
import { paths } from "../../lib/paths.ts"
import { trpc } from "../../lib/trpc.ts"
import { DueDate } from "../../ui/due-date.tsx"
import { GradeRow } from "../../ui/grade-row.tsx"
import { Section } from "../../ui/section.tsx"
import { WorkRow } from "./work-row.tsx"

/** As many as one grades in a sitting. */
const shown = 5

/** What was handed in, the longest due first, with score and feedback open: fill them in, Enter, and the next one. */
export function WaitingForGrade() {
  const [[waiting, counts]] = trpc.useSuspenseQueries((ask) => [
    ask.assignments.list({ status: "submitted", limit: shown }),
    ask.assignments.counts({}),
  ])
  return (
    <Section
      title="Waiting for a Grade"
      part={counts.submitted > waiting.length && `${waiting.length} of ${counts.submitted}`}
      more={{ of: "work waiting for a grade", href: `${paths.assignments}?student=all&status=submitted` }}
    >
      {waiting.length === 0 && <Text c="dimmed">Nothing is waiting. What is handed in comes here to be graded.</Text>}
      <Stack gap={0} component="ul" p={0} m={0}>
        {waiting.map((assignment) => (
          <WorkRow
            key={assignment.id}
            child={assignment.student}
            title={assignment.title}
            href={`${paths.assignments}?student=all&view=${assignment.id}`}
            subject={assignment.subject}
            below={<DueDate due_date={assignment.due_date} status={assignment.status} />}
            under={<GradeRow assignment={assignment} />}
          />
        ))}
      </Stack>
    </Section>
  )
}
