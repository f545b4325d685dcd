import { Stack } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { useToday } from "../../../session/use-session.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { arrangeWork } from "./arrange-work.ts"
import { CatchUp } from "./catch-up.tsx"
import classes from "./home.module.css"
import { NextUp } from "./next-up.tsx"
import { RecentGrades } from "./recent-grades.tsx"
import { rowsOfToday } from "./rows-of-today.ts"
import { TodaysSchedule } from "./todays-schedule.tsx"
import { UpcomingAssignments } from "./upcoming-assignments.tsx"
import work from "../work.module.css"

/** Large enough that submitted work does not crowd out open work. */
const pageSize = 50
const gradesShown = 3

/**
 * The child's day from one request: the next work shown large, late work, today's schedule, upcoming work and recent
 * grades.
 */
export function HomeBoard() {
  const today = useToday()
  const [[overdue, upcoming, grades, planner]] = trpc.useSuspenseQueries((ask) => [
    ask.assignments.list({ status: "overdue_to_do", limit: pageSize }),
    ask.assignments.list({ status: "open", start_date: today, limit: pageSize }),
    ask.grades.list({ order: "newest", limit: gradesShown }),
    ask.planner.inRange({ start_date: today, end_date: today }),
  ])
  const rows = rowsOfToday(planner, today)
  const { next, late } = arrangeWork([...overdue, ...upcoming], today)
  return (
    <Stack gap="lg" className={work.roomy}>
      {next ? (
        <NextUp key={next.id} assignment={next} />
      ) : (
        <EmptyState title="All done!" text="Nothing left to do. A good time for a book or the garden." />
      )}
      {late.length > 0 && <CatchUp late={late} />}
      <div className={classes.sections}>
        <TodaysSchedule today={today} rows={rows} />
        <div className={classes.upcoming}>
          <UpcomingAssignments upcoming={upcoming} />
        </div>
        <RecentGrades grades={grades} />
      </div>
    </Stack>
  )
}
