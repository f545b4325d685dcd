import { Download } from "../../entities/download/download.tsx"
import { DownloadBoundary } from "../../entities/download/download-boundary.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { ProgressBoard } from "./progress-board.tsx"
import { ProgressSkeleton } from "./progress-skeleton.tsx"

export default function ProgressPage() {
  return (
    <Page
      title="Progress Tracking"
      intro="How each child is doing, subject by subject. Work that is not graded yet does not count."
      action={
        <DownloadBoundary>
          <DownloadGrades />
        </DownloadBoundary>
      }
    >
      <QueryBoundary skeleton={<ProgressSkeleton />} fallback="Failed to load progress.">
        <ProgressBoard />
      </QueryBoundary>
    </Page>
  )
}

function DownloadGrades() {
  const { chosen } = useChosenChild()
  return <Download lists={[{ label: "Grades", noun: "grades", filter: { student_id: chosen?.id } }]} />
}
