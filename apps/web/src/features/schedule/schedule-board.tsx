import { mondayOf, type Day } from "@hearthbook/core/time/days"
import { useCallbackRef } from "@mantine/hooks"
import { useRef } from "react"
import { NoStudentsYet } from "../../entities/student/no-students-yet.tsx"
import { rangeOf } from "../../entities/schedule/entry/schedule-range.ts"
import { DueFilings } from "../../entities/filing/due-filings.tsx"
import { LessonsOnDaysOff } from "../../entities/lesson/days-off/lessons-on-days-off.tsx"
import { useLessonsOnDaysOff } from "../../entities/lesson/days-off/use-lessons-on-days-off.ts"
import { ChildSwitcher } from "../../entities/student/child-switcher.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { useChosenChild } from "../../entities/student/use-chosen-child.ts"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { ScheduleDays } from "./schedule-days.tsx"
import { ScheduleDialogs } from "../../entities/schedule/entry/schedule-dialogs.tsx"
import { ScheduleHead } from "./schedule-head.tsx"
import { ScheduleSkeleton } from "./schedule-skeleton.tsx"
import { defaultSlot, type Slot } from "../../entities/schedule/entry/slot.ts"
import type { Dialogs } from "../../entities/schedule/entry/use-schedule-dialogs.ts"
import { useScheduleParams } from "./range/use-schedule-params.ts"
import { WeekSketch } from "../../entities/schedule/week-sketch.tsx"

/** The schedule of one child or all, as week, day, month or agenda. */
export function ScheduleBoard({ dialogs }: { dialogs: Dialogs }) {
  const { students, chosen, choose } = useChosenChild()
  const params = useScheduleParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const openDay = useCallbackRef((day: Day) => {
    params.openDay(day)
    // The link that led here disappears with its view, so focus moves to the heading.
    heading.current?.focus()
  })
  const [adding, setAdding] = useCreateParam()
  const isEvent = useSearchParamsState().search.get("new") === "event"
  const lessons = useLessonsOnDaysOff()
  const lookForLessons = useCallbackRef(lessons.look)
  const { view, day } = params

  if (students.length === 0) {
    return (
      <NoStudentsYet
        title="No Students Found"
        text="Add a child first, then come back to plan the week."
        picture={<WeekSketch isLong />}
      />
    )
  }
  const slot: Slot = isEvent ? { ...defaultSlot(params.day), kind: "event" } : defaultSlot(mondayOf(params.day))
  const opened = dialogs.opened ?? (adding ? { as: "new" as const, slot } : null)
  return (
    <>
      <div className="screen-only">
        <ChildSwitcher students={students} value={chosen} onChange={choose} />
      </div>
      <ScheduleHead params={params} heading={heading} />
      <DueFilings {...rangeOf(view, day)} />
      <QueryBoundary skeleton={<ScheduleSkeleton view={view} />} fallback="Failed to load schedule.">
        <ScheduleDays
          view={view}
          day={day}
          today={params.today}
          narrow={params.narrow}
          students={students}
          student_id={chosen?.id}
          opening={dialogs.opening}
          onOpenDay={openDay}
          onSchoolDaysChange={lookForLessons}
        />
      </QueryBoundary>
      {opened && (
        <ScheduleDialogs
          opened={opened}
          onSchoolDaysChange={lookForLessons}
          onClose={() => {
            dialogs.close()
            if (adding) setAdding(false)
          }}
        />
      )}
      {!opened && lessons.count > 0 && <LessonsOnDaysOff count={lessons.count} onClose={lessons.clear} />}
    </>
  )
}
