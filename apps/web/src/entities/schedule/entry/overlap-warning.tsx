import { addDays, weekdays, type Day, type Weekday } from "@hearthbook/core/time/days"
import { timeToDate } from "@hearthbook/core/time/times"
import { eventDraft } from "@hearthbook/api/calendar/event"
import { classesDraft } from "@hearthbook/api/calendar/schedule"
import { Alert } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { keepPreviousData } from "@tanstack/react-query"
import { trpc } from "../../../api/trpc.ts"
import { toClasses, toEvents, type EntryValues } from "./entry-values.ts"
import { listSome, overlapsOfClass, overlapsOfEvent, type Others } from "./overlaps.ts"

/** Days ahead in which a class is compared with events. */
const lookAhead = 56

type Props = {
  values: EntryValues
  /** The id of the edited row. */
  id?: string
  /** The day from which a class is compared. */
  from: Day
}

/** Warns before saving that an entry overlaps others of the same child. Saving stays possible. */
export function OverlapWarning({ values, id, from }: Props) {
  const isEvent = values.kind === "event"
  const range = isEvent
    ? { start_date: values.first_day, end_date: values.last_day }
    : { start_date: from, end_date: addDays(from, lookAhead) }
  const { data: classes = [] } = trpc.schedule.list.useQuery({})
  const { data: events = [] } = trpc.events.list.useQuery(range, {
    enabled: range.start_date !== "" && range.end_date !== "",
    placeholderData: keepPreviousData,
  })
  const overlaps = overlapsOf(values, { classes, events }, { id, from })
  return (
    <div role="status">
      {overlaps.length > 0 && (
        <Alert variant="light" color="amber" icon={<IconAlertTriangle stroke={1.5} />}>
          This overlaps {listSome(overlaps)}. You can still save it.
        </Alert>
      )}
    </div>
  )
}

/** Empty while the form is incomplete. */
function overlapsOf(values: EntryValues, others: Others, { id, from }: { id?: string; from: Day }): string[] {
  if (values.kind === "event") {
    const overlaps = toEvents(values).flatMap((event) => {
      const { success, data } = eventDraft.safeParse(event)
      if (!success) return []
      const { student_id = null, all_day = false, start_date, end_date } = data
      const span = { start_date: toIso(start_date), end_date: toIso(end_date) }
      return overlapsOfEvent({ id, student_id, all_day, ...span }, others)
    })
    return [...new Set(overlaps)]
  }
  const { success, data } = classesDraft.safeParse(toClasses(values))
  if (!success) return []
  const { student_ids, days_of_week, start_date = null, end_date = null } = data
  const times = {
    start_time: timeToDate(data.start_time).toISOString(),
    end_time: timeToDate(data.end_time).toISOString(),
  }
  const overlaps = student_ids.flatMap((student_id) =>
    days_of_week.flatMap((day_of_week) => {
      const days = daysOf(values.weeks, { from, day_of_week, start_date, end_date })
      return overlapsOfClass({ id, student_id, day_of_week, ...times, ...days, canceled_days: [] }, others)
    }),
  )
  return [...new Set(overlaps)]
}

type Days = { from: Day; day_of_week: Weekday; start_date: Day | null; end_date: Day | null }

/** The first and last day of a class as it is about to be saved. `from` is the Monday of the week that changes. */
function daysOf(weeks: EntryValues["weeks"], { from, day_of_week, start_date, end_date }: Days) {
  if (weeks === "only") {
    const day = addDays(from, weekdays.indexOf(day_of_week))
    return { start_date: day, end_date: day }
  }
  return { start_date: weeks === "following" && (start_date ?? "") < from ? from : start_date, end_date }
}

const toIso = (wallClock: string) => `${wallClock}:00.000Z`
