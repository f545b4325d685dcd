import { dayOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { useSeesGrades, useToday } from "../../../session/use-session.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { AlsoDid, waitingNotes } from "./also-did.tsx"
import { arrangeWork } from "./arrange-work.ts"
import { CatchUp } from "./catch-up.tsx"
import { DayPath } from "./day-path.tsx"
import classes from "./home.module.css"
import { NextUp } from "./next-up.tsx"
import { RecentGrades } from "./recent-grades.tsx"
import { UpcomingAssignments } from "./upcoming-assignments.tsx"
import work from "../work.module.css"
import { WorkSketch } from "../../../entities/assignment/work-sketch.tsx"

/** Large enough that submitted work does not crowd out open work. */
const pageSize = 50
const gradesShown = 3

/**
 * The child's day from one request: the path of today, the next work, late work, work that is due later, and recent grades.
 */
export function HomeBoard() {
  const today = useToday()
  const seesGrades = useSeesGrades()
  const [[overdue, upcoming, grades, planner, notes]] = trpc.useSuspenseQueries((ask) => [
    ask.assignments.list({ status: "overdue_to_do", limit: pageSize }),
    ask.assignments.list({ status: "open", start_date: today, limit: pageSize }),
    ask.grades.list({ order: "newest", limit: gradesShown }),
    ask.planner.inRange({ start_date: today, end_date: today }),
    ask.time.list(waitingNotes),
  ])
  const [child] = planner.children
  const subjects = [...overdue, ...upcoming, ...(child?.days ?? []).flatMap(({ lessons }) => lessons)].map(
    ({ subject }) => subject,
  )
  const [day] = planner.children.flatMap((child) => child.days)
  const { next, late } = arrangeWork([...overdue, ...upcoming], today)
  const isOfToday = next !== null && (day?.due.some(({ id }) => id === next.id) ?? false)
  return (
    <div className={classes.board} data-wide>
      {day && <DayPath today={today} day={day} next={isOfToday ? next : null} />}
      <div className={`${classes.rest} ${work.roomy}`}>
        {next && !isOfToday && <NextUp key={next.id} assignment={next} />}
        {!next && (
          <EmptyState
            title="All done!"
            text="Nothing left to turn in. A good time for a book or the garden."
            picture={<WorkSketch isDone />}
          />
        )}
        {late.length > 0 && <CatchUp late={late} />}
        {child && <AlsoDid today={today} student_id={child.student.id} subjects={subjects} notes={notes} />}
        <UpcomingAssignments upcoming={upcoming.filter(({ due_date }) => dayOf(due_date) > today)} />
        {seesGrades && <RecentGrades grades={grades} />}
      </div>
    </div>
  )
}
