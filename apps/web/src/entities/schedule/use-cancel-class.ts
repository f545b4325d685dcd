import { onlyDayOf } from "@hearthbook/core/planning/schedule"
import type { Day } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { trpc } from "../../api/trpc.ts"
import { dayOf } from "../../lib/format.ts"
import { shortTitle } from "../../lib/short-title.ts"
import { formatWeekday } from "../../lib/week-labels.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { titleOf } from "./schedule-entry.ts"
import { useShowAtOnce } from "./use-show-at-once.ts"

const fallback = "Failed to cancel the class."

/**
 * Returns a function that takes a class out of one day, which shows at once, says so in a toast and offers to undo it. True if it was
 * saved; if not, everything shows as before.
 */
export function useCancelClass() {
  const utils = trpc.useUtils()
  const remove = trpc.schedule.delete.useMutation()
  const update = trpc.schedule.update.useMutation()
  const create = trpc.schedule.create.useMutation()
  const showAtOnce = useShowAtOnce()
  return async (row: ClassView, day: Day): Promise<boolean> => {
    const { id, version } = row
    const canceled_days = row.canceled_days.map(dayOf)
    const showBefore = await showAtOnce({ row, day })
    try {
      await remove.mutateAsync({ id, version, only_on: day })
      offerRowUndo({
        row: { id, version: version + 1 },
        message: `No ${shortTitle(titleOf({ kind: "class", row }), 32)} on ${formatWeekday(day)}.`,
        // A class that was moved for a day is gone with that day.
        undo: (now) =>
          onlyDayOf(row) === day
            ? create.mutateAsync(draftOf(row))
            : update.mutateAsync({ id, version: now, canceled_days }),
        fallback,
        refresh: () => utils.invalidate(),
      })
      return true
    } catch (cause) {
      showBefore()
      showFailureToast(cause, fallback)
      await utils.invalidate()
      return false
    }
  }
}

function draftOf({
  student_id,
  subject_id,
  day_of_week,
  location,
  start_time,
  end_time,
  start_date,
  end_date,
}: ClassView) {
  return {
    student_id,
    subject_id,
    day_of_week,
    location,
    start_time: timeOf(start_time),
    end_time: timeOf(end_time),
    start_date: start_date && dayOf(start_date),
    end_date: end_date && dayOf(end_date),
  }
}
