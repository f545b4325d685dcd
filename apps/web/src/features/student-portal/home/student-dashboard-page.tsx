import { Skeleton, Stack } from "@mantine/core"
import { dayIn } from "@hearthbook/core/time/days"
import { longDate } from "../../../lib/week-labels.ts"
import { useTimeZone, useUser } from "../../../session/use-session.ts"
import { useClock } from "../../../ui/hooks/use-clock.ts"
import { Page } from "../../../ui/layout/page.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { HomeBoard } from "./home-board.tsx"
import classes from "./home.module.css"

/** The child's home page: today, step by step, and the next work. */
export default function StudentDashboardPage() {
  const user = useUser()
  const time_zone = useTimeZone()
  const today = useClock((now) => dayIn(time_zone, now))
  return (
    <Page isGreeting title={`Welcome, ${user?.first_name ?? ""}! It is ${longDate(today)}.`} tabTitle="Home">
      {board}
    </Page>
  )
}

/** Created once, so that a new render of the page does not render the board at once, in one long task, when its data arrives. */
const board = (
  <QueryBoundary skeleton={<HomeSkeleton />} fallback="Your day could not be loaded.">
    <HomeBoard />
  </QueryBoundary>
)

function HomeSkeleton() {
  return (
    <div className={classes.board} data-wide>
      <Skeleton h={420} />
      <Stack gap="md">
        <Skeleton h={320} />
        <Skeleton h={180} />
      </Stack>
    </div>
  )
}
