import { Skeleton, Stack } from "@mantine/core"
import { useTimeZone, useUser } from "../../lib/use-session.ts"
import { useClock } from "../../lib/clock.ts"
import { greetingAt } from "../../lib/greeting.ts"
import { Page } from "../../ui/page.tsx"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { RowSkeletons } from "../../ui/skeletons.tsx"
import { StudentWork } from "./student-work.tsx"

/** The child's Home: what is next is the biggest thing on it. */
export default function StudentDashboardPage() {
  const user = useUser()
  const time_zone = useTimeZone()
  const greeting = useClock((now) => greetingAt(time_zone, now))
  return (
    <Page title={`${greeting}, ${user?.first_name ?? ""}`} tabTitle="Home">
      <QueryBoundary skeleton={<HomeSkeleton />} fallback="Your work could not be loaded.">
        <StudentWork />
      </QueryBoundary>
    </Page>
  )
}

function HomeSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={160} />
      <RowSkeletons />
    </Stack>
  )
}
