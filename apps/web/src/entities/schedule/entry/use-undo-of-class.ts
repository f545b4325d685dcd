import type { Day } from "@hearthbook/core/time/days"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { notifications } from "@mantine/notifications"
import { trpc } from "../../../api/trpc.ts"
import { dayOf } from "../../../lib/format.ts"
import { useToday } from "../../../session/use-session.ts"
import { offerRowUndo } from "../../../ui/feedback/row-undo.ts"
import { withdrawUndo } from "../../../ui/feedback/toasts.tsx"
import type { ClassRange } from "./class-ranges.ts"
import { classChanged, heldOnce } from "./class-labels.ts"
import type { Others } from "./overlaps.ts"

type Change = {
  before: ClassView
  /** The server's answer: a new entry if the class was split. */
  after: ClassView
  /** The version that was changed, if someone else had changed the class since it was opened. */
  version?: number
  range: ClassRange
  /** The Monday from which the change holds if it is from then on. */
  from: Day
  /** The entries to name if the class overlaps them. */
  others?: Others
}

/**
 * Returns a function that says in a toast how a class was changed, and offers to undo it. The entry that a change of one day or from a
 * day on has made is deleted, and the class is held again as before. A class that someone else had changed in between is not restored.
 */
export function useUndoOfClass() {
  const utils = trpc.useUtils()
  const today = useToday()
  const update = trpc.schedule.update.useMutation()
  return ({ before, after, version = before.version, range, from, others = { classes: [], events: [] } }: Change) => {
    const { id } = before
    const isSplit = after.id !== id
    const message =
      range === "only"
        ? heldOnce(after)
        : classChanged(after, { before, from: range === "following" ? from : null, today, others })
    if (version !== before.version) {
      withdrawUndo(id)
      notifications.show({ message })
      return
    }
    const replaces_id = after.id
    const restored = !isSplit
      ? columnsOf(before)
      : range === "only"
        ? { canceled_days: before.canceled_days.map(dayOf), replaces_id }
        : { end_date: before.end_date, replaces_id }
    offerRowUndo({
      // After a split, the entry before it has changed too and so has a new version.
      row: isSplit ? { id, version: version + 1 } : after,
      message,
      undo: (now) => update.mutateAsync({ id, version: now, ...restored }),
      fallback: "Failed to undo.",
      refresh: () => utils.invalidate(),
    })
  }
}

/** All that a form or a drag changes. */
function columnsOf(row: ClassView) {
  const { student_id, subject_id, day_of_week, start_time, end_time, location, start_date, end_date } = row
  return { student_id, subject_id, day_of_week, start_time, end_time, location, start_date, end_date }
}
