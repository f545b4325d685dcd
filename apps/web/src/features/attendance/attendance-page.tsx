import { Suspense } from "react"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { AttendanceBoard } from "./attendance-board.tsx"
import { AttendanceSkeleton } from "./attendance-skeleton.tsx"
import { WeekActions } from "./export/week-actions.tsx"

export default function AttendancePage() {
  return (
    <Page
      title="Attendance Tracker"
      tabTitle="Attendance"
      action={
        <Suspense>
          <WeekActions />
        </Suspense>
      }
    >
      <QueryBoundary
        skeleton={<AttendanceSkeleton />}
        loading="Loading attendance data..."
        fallback="Failed to load attendance."
      >
        <AttendanceBoard />
      </QueryBoundary>
    </Page>
  )
}
