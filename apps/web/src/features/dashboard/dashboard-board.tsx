import { isGraded } from "@hearthbook/core/work/assignment-status"
import { Skeleton, Stack } from "@mantine/core"
import { lazy, Suspense } from "react"
import { WhenIdle } from "../../ui/feedback/when-idle.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { trpc } from "../../api/trpc.ts"
import { dayOf } from "../../lib/format.ts"
import classes from "./dashboard-board.module.css"
import { DashboardStats } from "./dashboard-stats.tsx"
import { QuickActions } from "./quick-actions.tsx"
import { isNewFamily } from "./first-week/is-new-family.ts"
import { TodayByChild } from "./today/today-by-child.tsx"
import { useRefetchOnNewDay } from "./use-refetch-on-new-day.ts"
import { DashboardQuickAdd } from "./work/dashboard-quick-add.tsx"
import { RecentlyGraded } from "./work/recently-graded.tsx"
import { UpcomingAssignments } from "./work/upcoming-assignments.tsx"
import { WaitingForGrade } from "./work/waiting-for-grade.tsx"

// Below the first screen of most families. They load in one file, after the rest.
const loadLater = () => import("./later-parts.ts")
const LeftOver = lazy(async () => ({ default: (await loadLater()).LeftOver }))
const Quote = lazy(async () => ({ default: (await loadLater()).Quote }))
const TodaysSchedule = lazy(async () => ({ default: (await loadLater()).TodaysSchedule }))

/** Most families have finished or dismissed it. The page waits for it, because it would push the children's days down. */
const GuidedSetup = lazy(async () => ({ default: (await loadLater()).GuidedSetup }))

/** Few children note their time. */
const NotedTimeRow = lazy(() => import("./time-to-approve/noted-time-row.tsx"))

/** Only a new family has no other use of the page. */
const FirstWeek = lazy(async () => ({ default: (await import("./first-week/first-week.tsx")).FirstWeek }))

/** Most days nothing is due and nobody is behind. */
const AskedLines = lazy(async () => ({ default: (await import("./requirements/requirement-lines.tsx")).AskedLines }))

/**
 * The whole dashboard from one query: lessons left over and each child's day, then quick add, the work to grade, the figures, the schedule
 * and the latest work. The guided setup comes first until there is a curriculum; a family without children sees only that.
 */
export function DashboardBoard() {
  const [overview, query] = trpc.dashboard.overview.useSuspenseQuery()
  const { setup, stats, upcoming, upcoming_count, recently_graded, waiting, waiting_count } = overview
  const day = dayOf(overview.today)
  useRefetchOnNewDay(day, query.refetch)
  const { search } = useSearchParamsState()

  if (setup.student_count === 0) {
    return (
      <Stack gap="lg">
        <GuidedSetup setup={setup} />
        <Suspense>
          <Quote today={day} />
        </Suspense>
      </Stack>
    )
  }
  const students = overview.children.map(({ student }) => student)
  const openToday = overview.children
    .flatMap(({ due }) => due)
    .filter(({ due_date, status }) => dayOf(due_date) === day && !isGraded(status)).length
  const hasCurriculum = setup.without_curriculum.length < setup.student_count
  return (
    <Stack className={classes.board}>
      {!hasCurriculum && <GuidedSetup setup={setup} />}
      <TodayByChild overview={overview} />
      {isNewFamily(overview) && (
        <Suspense>
          <FirstWeek day={dayOf(overview.next_school_day)} />
        </Suspense>
      )}
      <WhenIdle placeholder={<Skeleton h={480} animate={false} />}>
        {overview.attention.length + overview.filings.length > 0 && (
          <AskedLines asked={overview} students={students} today={day} />
        )}
        {overview.children.some(({ noted_time }) => noted_time.length > 0) || search.has("notes") ? (
          <NotedTimeRow days={overview.children} />
        ) : null}
        <LeftOver leftOver={overview.left_over} students={students} today={day} />
        {waiting.length > 0 && <WaitingForGrade waiting={waiting} count={waiting_count} />}
        <WhenIdle placeholder={<Skeleton h={480} animate={false} />}>
          {hasCurriculum && <DashboardQuickAdd students={students} nextSchoolDay={dayOf(overview.next_school_day)} />}
          {hasCurriculum && <GuidedSetup setup={setup} />}
          <DashboardStats stats={stats} upcoming={upcoming_count} today={day} />
          <WhenIdle placeholder={<Skeleton h={480} animate={false} />}>
            <TodaysSchedule overview={overview} />
            <div className={classes.lists}>
              <UpcomingAssignments upcoming={upcoming} count={upcoming_count - openToday} today={day} />
              <RecentlyGraded grades={recently_graded} students={students} />
              <QuickActions />
            </div>
            <Quote today={day} />
          </WhenIdle>
        </WhenIdle>
      </WhenIdle>
    </Stack>
  )
}
