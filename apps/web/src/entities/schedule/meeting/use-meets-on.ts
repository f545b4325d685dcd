import type { Day } from "@hearthbook/core/time/days"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { PlannerView } from "@hearthbook/api/work/planner"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { useQueryClient } from "@tanstack/react-query"
import { getQueryKey } from "@trpc/react-query"
import { trpc } from "../../../api/trpc.ts"
import { offerUndo, showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { heldInOverview, heldInPlanner, itemsOn, sameClasses, type HeldRow } from "./classes-on-day.ts"

const fallback = "Failed to save the class."

/**
 * Functions for the tick of a class on a day. `siblingsOf` returns the class with those that siblings have at the same time, where they can be ticked. `hold` says
 * that classes were held, or were not: it shows at once, can be undone, and shows as before with the reason if the server refuses.
 */
export function useClassHeld() {
  const queries = useQueryClient()
  const utils = trpc.useUtils()
  const log = trpc.time.logClasses.useMutation()
  const keys = [getQueryKey(trpc.dashboard.overview), getQueryKey(trpc.planner.inRange)] as const
  const loaded = <View>(queryKey: readonly unknown[]): View[] =>
    queries.getQueriesData<View>({ queryKey, type: "active" }).flatMap(([, view]) => (view === undefined ? [] : [view]))

  const siblingsOf = (row: ClassView, day: Day): HeldRow[] =>
    sameClasses(row, itemsOn(day, loaded<DashboardView>(keys[0]), loaded<PlannerView>(keys[1])))

  const hold = async (rows: ClassView[], day: Day, held: boolean): Promise<void> => {
    const ids = rows.map(({ id }) => id)
    // An answer from before the change must not replace what is shown.
    await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
    const before = keys.flatMap((queryKey) => queries.getQueriesData<unknown>({ queryKey }))
    const change = { ids, day, held }
    queries.setQueriesData<DashboardView>({ queryKey: keys[0] }, (shown) => shown && heldInOverview(shown, change))
    queries.setQueriesData<PlannerView>({ queryKey: keys[1] }, (shown) => shown && heldInPlanner(shown, change))
    const save = (isHeld: boolean) => log.mutateAsync({ date: day, schedule_ids: ids, held: isHeld })
    try {
      await save(held)
      offerUndo({
        ids,
        message: `${rows[0]?.subject.name ?? "The class"} is ${held ? "done" : "to do again"}.`,
        undo: () => save(!held),
        fallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      for (const [queryKey, shown] of before) queries.setQueryData(queryKey, shown)
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }
  return { siblingsOf, hold }
}
