import { addDays, type Day } from "@hearthbook/core/time/days"
import { Button, Group, Stack } from "@mantine/core"
import { useDeferredValue } from "react"
import { trpc } from "../../../api/trpc.ts"
import { canBeMoved } from "../../../entities/lesson/select/can-be-moved.ts"
import { SelectionBar } from "../../../entities/lesson/select/selection-bar.tsx"
import { useSelection } from "../../../entities/lesson/select/use-selection.ts"
import { ChildSwitcher } from "../../../entities/student/child-switcher.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { SetUpFirst } from "../../../entities/student/no-students-yet.tsx"
import { useChosenChild } from "../../../entities/student/use-chosen-child.ts"
import { LessonDays } from "./lesson-days.tsx"
import { usePlanOn } from "./use-plan-on.ts"
import type { Planner } from "../shared/use-planner.ts"
import { WeekNav } from "../../../ui/layout/week-nav.tsx"
import { formatWeek } from "../../../lib/week-labels.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { LessonsSketch } from "../../../entities/lesson/sketch/lessons-sketch.tsx"

/** The lessons of a week by day, of one child or all. Selected ones are moved together. */
export function LessonWeek({ planner }: { planner: Planner }) {
  const { students, chosen, choose } = useChosenChild()
  const week = useDeferredValue(planner.week)
  const student_id = useDeferredValue(chosen?.id)
  const [lessons] = trpc.lessons.list.useSuspenseQuery({
    student_id,
    start_date: week,
    end_date: addDays(week, 6),
  })
  const selection = useSelection(lessons.filter(canBeMoved).map(({ id }) => id))
  const planOn = usePlanOn(planner)
  const only = students.length === 1 ? students[0] : null
  const plan = (day: Day) => planOn(day, (chosen ?? only)?.id)
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="md">
        <ChildSwitcher students={students} value={chosen} onChange={choose} />
        <WeekNav week={planner.week} thisWeek={planner.thisWeek} onShow={planner.showWeek} />
      </Group>
      {lessons.length === 0 ? (
        <EmptyState
          title="No Lessons Planned"
          text={`Nothing is planned${chosen ? ` for ${shortNameOf(chosen)}` : ""} in the week of ${formatWeek(week, planner.thisWeek)}.`}
          picture={<LessonsSketch />}
          action={
            <SetUpFirst>
              <Button onClick={planner.openForm}>Plan a lesson</Button>
            </SetUpFirst>
          }
        />
      ) : (
        <LessonDays week={week} lessons={lessons} planner={planner} selection={selection} onPlan={plan} />
      )}
      {/* Beside the list, which may be empty before the dialog of a move has closed. */}
      <SelectionBar selection={selection} lessons={lessons} />
    </Stack>
  )
}
