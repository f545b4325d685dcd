import { dayIn } from "@hearthbook/api/rules/days"
import { Button } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { Link } from "wouter"
import { useClock } from "../../lib/clock.ts"
import { newAt, paths } from "../../lib/paths.ts"
import { useTimeZone, useUser } from "../../lib/use-session.ts"
import { Page } from "../../ui/page.tsx"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { CardSkeletons, StatSkeletons } from "../../ui/skeletons.tsx"
import { DashboardBoard } from "./dashboard-board.tsx"
import { DashboardStats } from "./dashboard-stats.tsx"
import { greetingAt, longDate } from "../../lib/greeting.ts"

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
        <Button
          component={Link}
          href={newAt(paths.students)}
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} />}
        >
          Add Student
        </Button>
      }
    >
      <QueryBoundary skeleton={<StatSkeletons />} fallback="Failed to load dashboard stats">
        <DashboardStats />
      </QueryBoundary>
      <QueryBoundary skeleton={<CardSkeletons height={240} />} fallback="Failed to load your assignments.">
        <DashboardBoard />
      </QueryBoundary>
    </Page>
  )
}
