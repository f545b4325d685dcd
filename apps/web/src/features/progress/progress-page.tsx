import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ProgressBoard } from "./progress-board.tsx"
import { ProgressSkeleton } from "./progress-skeleton.tsx"

export default function ProgressPage() {
  return (
    <Page
      title="Progress Tracking"
      intro="How each child stands, subject by subject. Work not graded yet counts nowhere."
    >
      <QueryBoundary skeleton={<ProgressSkeleton />} fallback="Failed to load progress.">
        <ProgressBoard />
      </QueryBoundary>
    </Page>
  )
}
