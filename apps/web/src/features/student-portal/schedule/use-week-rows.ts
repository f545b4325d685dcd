import { addDays, mondayOf, type Day } from "@hearthbook/core/time/days"
import { trpc } from "../../../api/trpc.ts"
import { toRows, type Rows } from "../../../entities/schedule/schedule-entry.ts"

const weekFrom = (monday: Day) => ({ start_date: monday, end_date: addDays(monday, 6) })

/** The rows of a day's week. The weeks before and after are prefetched, so that a step shows at once. */
export function useWeekRows(day: Day): Rows {
  const monday = mondayOf(day)
  const shown = weekFrom(monday)
  const [next, previous] = [weekFrom(addDays(monday, 7)), weekFrom(addDays(monday, -7))]
  trpc.events.list.usePrefetchQuery(next)
  trpc.lessons.list.usePrefetchQuery(next)
  trpc.events.list.usePrefetchQuery(previous)
  trpc.lessons.list.usePrefetchQuery(previous)
  const [[classes, events, lessons]] = trpc.useSuspenseQueries((ask) => [
    ask.schedule.list({}),
    ask.events.list(shown),
    ask.lessons.list(shown),
  ])
  return toRows({ classes, events, lessons })
}
