import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { previousSchoolDay, type Day } from "@hearthbook/core/time/days"
import { Skeleton, Stack } from "@mantine/core"
import { useCallback, useDeferredValue, useEffect, useRef } from "react"
import { trpc } from "../../api/trpc.ts"
import { useFamily } from "../../session/use-session.ts"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { SearchFilter } from "../../ui/inputs/search-filter.tsx"
import { afterSet, type MarkParts } from "../../entities/attendance/mark-labels.ts"
import { useAttendance } from "../../entities/attendance/use-attendance.ts"
import { useCrossTabRefetch } from "../../api/use-cross-tab-refetch.ts"
import { useIsPrinting } from "../../ui/hooks/use-is-printing.ts"
import { WeekNav } from "../../ui/layout/week-nav.tsx"
import classes from "./week/attendance.module.css"
import { AttendanceStats } from "./attendance-stats.tsx"
import { AttendanceTabs } from "./attendance-tabs.tsx"
import { describeMark } from "./week/mark-labels.ts"
import { PrintSheet } from "./export/print-sheet.tsx"
import { QuickActions } from "./today/quick-actions.tsx"
import { schoolTodayQueries, todayMarksQuery } from "./today/use-school-today.ts"
import { useAttendanceParams } from "./week/use-attendance-params.ts"
import { cellKey, useAttendanceWeek } from "./week/use-attendance-week.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { AttendanceSketch } from "./attendance-sketch.tsx"

/** The figures of a week, its navigation, quick actions, and the marks in one of three views. */
export function AttendanceBoard() {
  const params = useAttendanceParams()
  const { school_days } = useFamily()
  const before = previousSchoolDay(params.today, school_days)
  // Prefetched in one batch with the week. The last school day is a guess: a day off moves it back.
  const { past, now } = schoolTodayQueries(params.today)
  trpc.schoolDays.inRange.usePrefetchQuery(past)
  trpc.schoolDays.ofStudents.usePrefetchQuery(now)
  trpc.attendance.list.usePrefetchQuery(todayMarksQuery(before, params.today))
  const attendance = useAttendance()
  useCrossTabRefetch()
  const week = useAttendanceWeek(useDeferredValue(params.week), params.name, attendance)

  const isPrinting = useIsPrinting()
  const onMark = useLatest((student_id: string, date: Day, status: AttendanceStatus | null, parts: MarkParts = {}) => {
    const child = week.children.find(({ id }) => id === student_id)
    const stored = week.stored.get(cellKey(student_id, date)) ?? null
    void attendance.mark(
      [{ student_id, date, status, ...parts, stored }],
      describeMark(child ? shortNameOf(child) : "", date, status && afterSet(stored, status, parts)),
    )
  })

  if (week.familySize === 0) {
    return (
      <NoStudentsYet
        title="No Students Found"
        text="Add a child first. Then you can mark attendance."
        picture={<AttendanceSketch />}
      />
    )
  }
  const clearName = () => {
    focusPage()
    params.clearName()
  }
  return (
    <>
      <Stack gap="lg" className="screen-only">
        <AttendanceStats week={week} />
        <div className={classes.filters}>
          <WeekNav week={params.week} thisWeek={params.thisWeek} onShow={params.showWeek} nowLabel="Today" />
          {(week.familySize > 1 || params.name) && <SearchFilter label="Search students by name" />}
        </div>
        {week.children.length === 0 ? (
          <NothingFound title="No Students Found" text={`No student is called “${params.name}”.`} onClear={clearName} />
        ) : (
          <>
            <QueryBoundary skeleton={<Skeleton h={140} />} fallback="Failed to load attendance.">
              <QuickActions week={week} attendance={attendance} />
            </QueryBoundary>
            <AttendanceTabs week={week} params={params} isSaving={attendance.isSaving} onMark={onMark} />
          </>
        )}
      </Stack>
      {isPrinting && <PrintSheet week={week} />}
    </>
  )
}

/** Returns a function with a stable identity that calls the latest `act`, so that cells do not render again. */
function useLatest<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...given) => latest.current(...given), [])
}
