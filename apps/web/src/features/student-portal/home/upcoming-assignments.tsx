import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Text } from "@mantine/core"
import { paths } from "../../../lib/paths.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { WorkList } from "../work/work-list.tsx"

const shown = 5

/** Work due after today that is not graded, soonest first. */
export function UpcomingAssignments({ upcoming }: { upcoming: AssignmentView[] }) {
  return (
    <FoldedSection title="Upcoming Assignments" more={{ of: "your work", href: paths.studentAssignments }}>
      {upcoming.length === 0 && <Text c="dimmed">Nothing is due after today.</Text>}
      <WorkList assignments={upcoming.slice(0, shown)} />
    </FoldedSection>
  )
}
