import { QuickLinesButton } from "../../entities/quick-lines/quick-lines-button.tsx"
import { Group } from "@mantine/core"
import { DownloadBoundary } from "../../entities/download/download-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { PlannerBoard } from "./planner-board.tsx"
import { DownloadLessons } from "./download-lessons.tsx"
import { PlannerSkeleton } from "./planner-skeletons.tsx"

export default function PlannerPage() {
  return (
    <Page
      title="Plan a Lesson"
      tabTitle="Lesson Planner"
      intro="Plan what a lesson is about, what you need for it, and the work that comes with it."
      action={
        <Group gap="sm">
          <DownloadBoundary>
            <DownloadLessons />
          </DownloadBoundary>
          <QuickLinesButton />
        </Group>
      }
    >
      <QueryBoundary skeleton={<PlannerSkeleton />} fallback="Failed to load lessons.">
        <PlannerBoard />
      </QueryBoundary>
    </Page>
  )
}
