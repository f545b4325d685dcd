import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { QuickLinesButton } from "../../entities/quick-lines/quick-lines-button.tsx"
import { WeekBoard } from "./week-board.tsx"
import { WeekSkeleton } from "./week-skeleton.tsx"

/** The week of all children on one board. */
export default function WeekPage() {
  return (
    <Page title="Week" action={<QuickLinesButton />}>
      <QueryBoundary skeleton={<WeekSkeleton />} fallback="Failed to load the week.">
        <WeekBoard />
      </QueryBoundary>
    </Page>
  )
}
