import { Skeleton, Stack } from "@mantine/core"
import { useUser } from "../../../session/use-session.ts"
import { Page } from "../../../ui/layout/page.tsx"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { HomeBoard } from "./home-board.tsx"
import classes from "./home.module.css"

/** The child's home page, where the next work is the largest thing. */
export default function StudentDashboardPage() {
  const user = useUser()
  return (
    <Page title={`Welcome, ${user?.first_name ?? ""}!`} tabTitle="Home">
      <QueryBoundary skeleton={<HomeSkeleton />} fallback="Your day could not be loaded.">
        <HomeBoard />
      </QueryBoundary>
    </Page>
  )
}

function HomeSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton h={320} />
      <div className={classes.sections}>
        <Skeleton h={180} />
        <Skeleton h={376} className={classes.upcoming} />
        <Skeleton h={180} />
      </div>
    </Stack>
  )
}
