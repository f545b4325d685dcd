import { Skeleton } from "@mantine/core"
import { Page } from "../../../ui/layout/page.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { ScheduleBoard } from "./schedule-board.tsx"

/** The child's classes, events and lessons, read-only. */
export default function StudentSchedulePage() {
  return (
    <Page title="My Schedule" tabTitle="Schedule">
      <QueryBoundary skeleton={<Skeleton h={480} />} fallback="Your schedule could not be loaded.">
        <ScheduleBoard />
      </QueryBoundary>
    </Page>
  )
}
