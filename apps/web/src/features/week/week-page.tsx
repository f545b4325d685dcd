import { longMonthDay } from "../../lib/week-labels.ts"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { QuickLinesButton } from "../../entities/quick-lines/quick-lines-button.tsx"
import { useShownWeek } from "./use-week-params.ts"
import { WeekBoard } from "./week-board.tsx"
import { WeekSkeleton } from "./week-skeleton.tsx"

/** The week of all children on one board. */
export default function WeekPage() {
  const week = useShownWeek()
  return (
    <Page isGreeting title={`Week of ${longMonthDay(week)}`} tabTitle="Week" action={<QuickLinesButton />}>
      {board}
    </Page>
  )
}

/** Created once, so that a new render of the page does not render the board at once, in one long task, when its data arrives. */
const board = (
  <QueryBoundary skeleton={<WeekSkeleton />} fallback="Failed to load the week.">
    <WeekBoard />
  </QueryBoundary>
)
