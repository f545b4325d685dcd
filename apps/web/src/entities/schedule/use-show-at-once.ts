import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { PlannerView } from "@hearthbook/api/work/planner"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { useQueryClient } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../api/trpc.ts"
import { inOverview, inPlanner, inSchedule, type DayChange } from "./class-on-day.ts"

/**
 * Returns a function that shows a class's change of one day before the server has answered, on the dashboard, the week and the schedule.
 * It returns a function that shows everything as before, for a refusal.
 */
export function useShowAtOnce() {
  const queries = useQueryClient()
  return async (change: DayChange): Promise<() => void> => {
    const keys = {
      overview: getQueryKey(trpc.dashboard.overview),
      planner: getQueryKey(trpc.planner.inRange),
      schedule: getQueryKey(trpc.schedule.list),
    }
    const all = Object.values(keys)
    // An answer from before the change must not replace what is shown.
    await Promise.all(all.map((queryKey) => queries.cancelQueries({ queryKey })))
    const before = all.flatMap((queryKey) => queries.getQueriesData({ queryKey }))
    queries.setQueriesData<DashboardView>({ queryKey: keys.overview }, (shown) => shown && inOverview(shown, change))
    queries.setQueriesData<PlannerView>({ queryKey: keys.planner }, (shown) => shown && inPlanner(shown, change))
    queries.setQueriesData<ClassView[]>({ queryKey: keys.schedule }, (shown) => shown && inSchedule(shown, change))
    return () => {
      for (const [queryKey, shown] of before) queries.setQueryData(queryKey, shown)
    }
  }
}
