import { Group } from "@mantine/core"
import { useClock } from "../../ui/hooks/use-clock.ts"
import { greetingAt } from "../../lib/greeting.ts"
import { useTimeZone, useUser } from "../../session/use-session.ts"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { DashboardBoard } from "./dashboard-board.tsx"
import { DashboardSkeleton } from "./dashboard-skeleton.tsx"
import { DashboardPrint } from "./paper/dashboard-print.tsx"
import { QuickAddMenu } from "./quick-add-menu.tsx"

export default function DashboardPage() {
  const user = useUser()
  const time_zone = useTimeZone()
  const greeting = useClock((now) => greetingAt(time_zone, now))
  return (
    <Page
      isGreeting
      title={`${greeting}, ${user?.first_name ?? ""}`}
      tabTitle="Dashboard"
      action={
        <Group gap="sm">
          <DashboardPrint />
          <QuickAddMenu />
        </Group>
      }
    >
      {board}
    </Page>
  )
}

/** Created once, so that a new render of the page does not render the board at once, in one long task, when its data arrives. */
const board = (
  <QueryBoundary skeleton={<DashboardSkeleton />} fallback="Failed to load dashboard stats">
    <DashboardBoard />
  </QueryBoundary>
)
