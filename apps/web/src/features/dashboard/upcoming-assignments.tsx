import { Group, Stack, Text } from "@mantine/core"
import { paths } from "../../lib/paths.ts"
import { trpc } from "../../lib/trpc.ts"
import { useToday } from "../../lib/use-session.ts"
import { DueDate } from "../../ui/due-date.tsx"
import { StatusBadge } from "../../ui/status-badge.tsx"
import { Section } from "../../ui/section.tsx"
import { WorkRow } from "./work-row.tsx"

/** S §9. */
const shown = 3

/** Not graded, due today or later, soonest first (S §9). Asked for by status, so that graded work takes no place. */
export function UpcomingAssignments() {
  const start_date = useToday()
  const [[assigned, begun, submitted]] = trpc.useSuspenseQueries((ask) => [
    ask.assignments.list({ status: "assigned", start_date, limit: shown }),
    ask.assignments.list({ status: "in_progress", start_date, limit: shown }),
    ask.assignments.list({ status: "submitted", start_date, limit: shown }),
  ])
  const upcoming = [...assigned, ...begun, ...submitted]
    .sort((one, other) => one.due_date.localeCompare(other.due_date) || one.id.localeCompare(other.id))
    .slice(0, shown)

  return (
    <Section title="Upcoming Assignments" more={{ of: "assignments", href: `${paths.assignments}?student=all` }}>
      {upcoming.length === 0 && <Text c="dimmed">Nothing is due. A good day for a long book.</Text>}
      <Stack gap={0} component="ul" p={0} m={0}>
        {upcoming.map((assignment) => (
          <WorkRow
            key={assignment.id}
            child={assignment.student}
            title={assignment.title}
            subject={assignment.subject}
            below={
              <Group justify="space-between" gap="xs" mt={4}>
                <DueDate due_date={assignment.due_date} status={assignment.status} />
                <StatusBadge status={assignment.effective_status} />
              </Group>
            }
          />
        ))}
      </Stack>
    </Section>
  )
}
