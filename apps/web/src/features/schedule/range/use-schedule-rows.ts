import type { Day } from "@hearthbook/core/time/days"
import { useMemo } from "react"
import { trpc } from "../../../api/trpc.ts"
import { toRows, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { rangeOf, stepFrom, type DayRange, type ScheduleView } from "../../../entities/schedule/entry/schedule-range.ts"

const toInput = ({ first, last }: DayRange) => ({ start_date: first, end_date: last })

/**
 * The rows of the shown days, with all classes, since they recur. The previous and next days are prefetched, so that a
 * step shows at once. Suspends until loaded.
 */
export function useScheduleRows(view: ScheduleView, day: Day): Rows {
  const shown = toInput(rangeOf(view, day))
  const next = toInput(rangeOf(view, stepFrom(view, day, 1)))
  const previous = toInput(rangeOf(view, stepFrom(view, day, -1)))
  // Prefetched in one batch.
  trpc.schedule.list.usePrefetchQuery({})
  trpc.events.list.usePrefetchQuery(shown)
  trpc.lessons.list.usePrefetchQuery(shown)
  trpc.events.list.usePrefetchQuery(next)
  trpc.lessons.list.usePrefetchQuery(next)
  trpc.events.list.usePrefetchQuery(previous)
  trpc.lessons.list.usePrefetchQuery(previous)
  const [classes] = trpc.schedule.list.useSuspenseQuery({})
  const [events] = trpc.events.list.useSuspenseQuery(shown)
  const [lessons] = trpc.lessons.list.useSuspenseQuery(shown)
  return useMemo(() => toRows({ classes, events, lessons }), [classes, events, lessons])
}

/** True if the schedule has any entry on any day. True while loading. */
export function useHasEntries({ classes, events }: Rows): boolean {
  const isBlank = classes.length === 0 && events.length === 0
  const { data } = trpc.events.list.useQuery({ limit: 1 }, { enabled: isBlank })
  return !isBlank || data === undefined || data.length > 0
}
