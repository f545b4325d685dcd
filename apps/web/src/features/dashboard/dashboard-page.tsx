import { dayIn } from "@hearthbook/api/rules/time/days"
import { Button } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import { useClock } from "../../ui/hooks/use-clock.ts"
import { greetingAt } from "../../lib/greeting.ts"
import { longDate } from "../../lib/week-words.ts"
import { newAt, paths } from "../../lib/paths.ts"
import { useTimeZone, useUser } from "../../session/use-session.ts"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { DashboardBoard } from "./dashboard-board.tsx"
import { DashboardSkeleton } from "./dashboard-skeleton.tsx"

export default function DashboardPage() {
  const user = useUser()
  const time_zone = useTimeZone()
  const greeting = useClock((now) => greetingAt(time_zone, now))
  const today = useClock((now) => dayIn(time_zone, now))
  return (
    <Page
      title={`${greeting}, ${user?.first_name ?? ""}`}
      tabTitle="Dashboard"
      intro={longDate(today)}
      action={
        // Opens the form of a new student.
        <Button
          component={Link}
          href={newAt(paths.students)}
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} />}
          title="Add a student"
        >
          Quick Add
        </Button>
      }
    >
      <QueryBoundary skeleton={<DashboardSkeleton />} fallback="Failed to load dashboard stats">
        <DashboardBoard />
      </QueryBoundary>
    </Page>
  )
}
