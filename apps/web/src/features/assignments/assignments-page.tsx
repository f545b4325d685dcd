import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { AssignmentBoard } from "./assignment-board.tsx"
import { AssignmentsSkeleton } from "./assignments-skeleton.tsx"
import { NewAssignmentButton } from "./new-assignment-button.tsx"

export default function AssignmentsPage() {
  const [adding, setAdding] = useCreateParam()
  return (
    <Page
      title="Assignments"
      intro="See what is assigned, what is turned in, and what is waiting for a grade."
      action={<NewAssignmentButton onClick={() => setAdding(true)} />}
    >
      <QueryBoundary skeleton={<AssignmentsSkeleton />} fallback="Failed to load assignments.">
        <AssignmentBoard adding={adding} onAdd={() => setAdding(true)} onAdded={() => setAdding(false)} />
      </QueryBoundary>
    </Page>
  )
}
