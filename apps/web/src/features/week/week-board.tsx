import { addDays, weekOf, type Day } from "@hearthbook/core/time/days"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { useMediaQuery } from "@mantine/hooks"
import { useDeferredValue } from "react"
import { trpc } from "../../api/trpc.ts"
import { EntryDialogs } from "../../entities/lesson/days-off/entry-dialogs.tsx"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { WeekNav } from "../../ui/layout/week-nav.tsx"
import { WeekAttendance } from "./attendance/week-attendance.tsx"
import { DayList } from "./day/day-list.tsx"
import { BoardSelection } from "./select/board-selection.tsx"
import { useWeekParams } from "./use-week-params.ts"
import classes from "./week-board.module.css"
import { WeekPrint } from "./week-print.tsx"
import { WeekGrid } from "./grid/week-grid.tsx"
import { WeekSketch } from "../../entities/schedule/week-sketch.tsx"

/** The week of one child or all: a row for each child and a column for each day, or on a phone a day at a time. */
export function WeekBoard() {
  const { students, chosen, choose } = useChosenChild()
  const params = useWeekParams()
  const week = useDeferredValue(params.week)
  const [planner] = trpc.planner.inRange.useSuspenseQuery({
    start_date: week,
    end_date: addDays(week, 6),
    student_id: chosen?.id,
  })
  const isNarrow = useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false })
  if (students.length === 0) {
    return (
      <NoStudentsYet
        title="No Students Found"
        text="Add a child first. Then their week shows here."
        picture={<WeekSketch />}
      />
    )
  }
  const days = shownDays(planner, week)
  return (
    <div className={classes.board}>
      <div className={`${classes.head} screen-only`}>
        <ChildSwitcher students={students} value={chosen} onChange={choose} />
        <div className={classes.nav}>
          <WeekNav week={params.week} thisWeek={params.thisWeek} onShow={params.showWeek} />
          <WeekPrint planner={planner} day={params.chosenDay} today={params.today} />
        </div>
      </div>
      <div className={`${classes.content} screen-only`}>
        <EntryDialogs>
          <WeekAttendance>
            {isNarrow ? (
              <DayList
                planner={planner}
                days={weekOf(week)}
                day={params.chosenDay}
                today={params.today}
                onShow={params.showDay}
              />
            ) : (
              <BoardSelection planner={planner}>
                <WeekGrid planner={planner} days={days} today={params.today} />
              </BoardSelection>
            )}
          </WeekAttendance>
        </EntryDialogs>
      </div>
    </div>
  )
}

/** The days with a column: Monday to Friday, and a weekend day that has school or anything on it. */
function shownDays({ days, children }: PlannerView, monday: Day): Day[] {
  return weekOf(monday).filter((_, at) => {
    if (at < 5 || days[at]?.is_school_day) return true
    return children.some(({ days: own }) => {
      const { classes: held = [], lessons = [], due = [], events = [] } = own[at] ?? {}
      return held.length + lessons.length + due.length + events.length > 0
    })
  })
}
