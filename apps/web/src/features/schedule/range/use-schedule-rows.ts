import type { Day } from "@hearthbook/api/rules/days"
import { useMemo } from "react"
import { trpc } from "../../../api/trpc.ts"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"
import { rangeOf, stepFrom, type DayRange, type ScheduleView } from "./schedule-range.ts"

const asked = ({ first, last }: DayRange) => ({ start_date: first, end_date: last })

/**
 * What stands on the shown days; the classes are all there are, since each recurs. What comes before and after is asked for
 * as well, so that a step shows at once. Suspends until it is known.
 */
export function useScheduleRows(view: ScheduleView, day: Day): Rows {
  const shown = asked(rangeOf(view, day))
  const next = asked(rangeOf(view, stepFrom(view, day, 1)))
  const previous = asked(rangeOf(view, stepFrom(view, day, -1)))
  // Asked for in one batch, though read one after the other.
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
  return useMemo(() => ({ classes, events, lessons }), [classes, events, lessons])
}

/** Whether anything stands on the schedule of any day. Until that is known it is taken to be so. */
export function useHasEntries({ classes, events }: Rows): boolean {
  const isBlank = classes.length === 0 && events.length === 0
  const { data } = trpc.events.list.useQuery({ limit: 1 }, { enabled: isBlank })
  return !isBlank || data === undefined || data.length > 0
}
