import { Group } from "@mantine/core"
import { DownloadBoundary } from "../../entities/download/download-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { AssignmentBoard } from "./assignment-board.tsx"
import { DownloadAssignments } from "./download-assignments.tsx"
import { AssignmentsSkeleton } from "./assignments-skeleton.tsx"
import { NewAssignmentButton } from "./new-assignment-button.tsx"

export default function AssignmentsPage() {
  const [adding, setAdding] = useCreateParam()
  return (
    <Page
      title="Assignments"
      intro="See what is assigned, what is turned in, and what is waiting for a grade."
      action={
        <Group gap="sm">
          <DownloadBoundary>
            <DownloadAssignments />
          </DownloadBoundary>
          <NewAssignmentButton onClick={() => setAdding(true)} />
        </Group>
      }
    >
      <QueryBoundary skeleton={<AssignmentsSkeleton />} fallback="Failed to load assignments.">
        <AssignmentBoard adding={adding} onAdd={() => setAdding(true)} onAdded={() => setAdding(false)} />
      </QueryBoundary>
    </Page>
  )
}
