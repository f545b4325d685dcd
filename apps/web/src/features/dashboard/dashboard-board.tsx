import { SimpleGrid, Stack } from "@mantine/core"
import { dayOf } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { DashboardStats } from "./dashboard-stats.tsx"
import { GuidedSetup } from "./setup/guided-setup.tsx"
import { QuickActions } from "./quick-actions.tsx"
import { Quote } from "./quote/quote.tsx"
import { RecentlyGraded } from "./work/recently-graded.tsx"
import { DashboardQuickAdd } from "./work/dashboard-quick-add.tsx"
import { LeftOver } from "./today/left-over.tsx"
import { TodayByChild } from "./today/today-by-child.tsx"
import { TodaysSchedule } from "./today/todays-schedule.tsx"
import { UpcomingAssignments } from "./work/upcoming-assignments.tsx"
import { useRefetchOnNewDay } from "./use-refetch-on-new-day.ts"
import { WaitingForGrade } from "./work/waiting-for-grade.tsx"

/**
 * The whole dashboard from one query: lessons left over, each child's day, quick add, the figures, the schedule and the work to do. The
 * guided setup comes first until there is a curriculum; a family without children sees only that.
 */
export function DashboardBoard() {
  const [overview, query] = trpc.dashboard.overview.useSuspenseQuery()
  const { setup, stats, upcoming, upcoming_count, recently_graded, waiting, waiting_count } = overview
  const day = dayOf(overview.today)
  useRefetchOnNewDay(day, query.refetch)

  if (setup.student_count === 0) {
    return (
      <Stack gap="lg">
        <GuidedSetup setup={setup} />
        <Quote today={day} />
      </Stack>
    )
  }
  const students = overview.children.map(({ student }) => student)
  const hasCurriculum = setup.without_curriculum.length < setup.student_count
  return (
    <Stack gap="lg">
      <LeftOver leftOver={overview.left_over} students={students} today={day} />
      {!hasCurriculum && <GuidedSetup setup={setup} />}
      <TodayByChild overview={overview} />
      {hasCurriculum && <DashboardQuickAdd students={students} nextSchoolDay={dayOf(overview.next_school_day)} />}
      <DashboardStats stats={stats} upcoming={upcoming_count} />
      {hasCurriculum && <GuidedSetup setup={setup} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TodaysSchedule overview={overview} />
        <UpcomingAssignments upcoming={upcoming} count={upcoming_count} />
      </SimpleGrid>
      {hasCurriculum && <WaitingForGrade waiting={waiting} count={waiting_count} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <RecentlyGraded grades={recently_graded} students={students} />
        <QuickActions />
      </SimpleGrid>
      <Quote today={day} />
    </Stack>
  )
}
