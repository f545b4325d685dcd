import { Tabs } from "@mantine/core"
import { IconCalendarWeek, IconPencil } from "@tabler/icons-react"
import { trpc } from "../../api/trpc.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { MissingLesson } from "./missing-lesson.tsx"
import { EditLesson, NewLesson } from "./lesson/lesson-forms.tsx"
import { LessonWeek } from "./week/lesson-week.tsx"
import classes from "./shared/planner.module.css"
import { FormSkeleton, WeekSkeleton } from "./planner-skeletons.tsx"
import { usePlanner } from "./shared/use-planner.ts"

/** The form of a lesson plan, and the planned lessons by week. */
export function PlannerBoard() {
  // Prefetched in one batch.
  trpc.students.names.usePrefetchQuery()
  trpc.curriculum.names.usePrefetchQuery()
  trpc.resources.list.usePrefetchQuery({})
  const planner = usePlanner()
  return (
    <Tabs
      variant="pills"
      value={planner.view}
      onChange={(view) => planner.turnTo(view === "week" ? view : "plan")}
      keepMounted={false}
    >
      <Tabs.List mb="lg" aria-label="Lesson planner">
        <Tabs.Tab className={classes.tab} value="plan" leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}>
          Plan a lesson
        </Tabs.Tab>
        <Tabs.Tab
          className={classes.tab}
          value="week"
          leftSection={<IconCalendarWeek size={18} stroke={1.5} aria-hidden />}
        >
          Planned lessons
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="plan">
        <QueryBoundary
          key={planner.lesson_id}
          skeleton={<FormSkeleton />}
          fallback="Failed to load lesson."
          wayOn={<MissingLesson planner={planner} />}
        >
          {planner.lesson_id ? (
            <EditLesson id={planner.lesson_id} planner={planner} />
          ) : (
            <NewLesson focused={planner.focused} />
          )}
        </QueryBoundary>
      </Tabs.Panel>
      <Tabs.Panel value="week">
        <QueryBoundary skeleton={<WeekSkeleton />} fallback="Failed to load lessons.">
          <LessonWeek planner={planner} />
        </QueryBoundary>
      </Tabs.Panel>
    </Tabs>
  )
}
