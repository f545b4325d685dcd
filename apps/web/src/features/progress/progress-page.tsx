import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ProgressBoard } from "./progress-board.tsx"
import { ProgressSkeleton } from "./progress-skeleton.tsx"

export default function ProgressPage() {
  return (
    <Page
      title="Progress Tracking"
      intro="How each child is doing, subject by subject. Work that is not graded yet does not count."
    >
      <QueryBoundary skeleton={<ProgressSkeleton />} fallback="Failed to load progress.">
        <ProgressBoard />
      </QueryBoundary>
    </Page>
  )
}
