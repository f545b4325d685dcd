import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { useQueryClient } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../../api/trpc.ts"

/** A lesson with those that siblings do together with it, of the children on the dashboard or the week. One alone is none. */
export function useTogether({ together_id }: LessonView): LessonView[] {
  const queries = useQueryClient()
  if (together_id === null) return []
  const shown = <View>(queryKey: readonly unknown[]): View[] =>
    queries.getQueriesData<View>({ queryKey, type: "active" }).flatMap(([, view]) => (view === undefined ? [] : [view]))
  const lessons = [
    ...shown<DashboardView>(getQueryKey(trpc.dashboard.overview)).flatMap(({ children }) =>
      children.flatMap((child) => child.lessons),
    ),
    ...shown<PlannerView>(getQueryKey(trpc.planner.inRange)).flatMap(({ children }) =>
      children.flatMap(({ days, left_over, undated }) => [
        ...days.flatMap((day) => day.lessons),
        ...left_over.lessons,
        ...undated,
      ]),
    ),
  ]
  const group = lessons.filter((lesson) => lesson.together_id === together_id)
  const each = [...new Map(group.map((lesson) => [lesson.id, lesson])).values()]
  return each.length > 1 ? each : []
}
