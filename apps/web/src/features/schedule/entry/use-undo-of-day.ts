import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { titleOf } from "../../../entities/schedule/schedule-entry.ts"
import { trpc } from "../../../api/trpc.ts"
import { dayOf, formatTime } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-words.ts"
import { offerRowUndo } from "../../../ui/feedback/row-undo.ts"

/**
 * Returns a function that says in a toast how a class was changed on one day, and offers to undo it: the class is held on that day
 * again, and the entry in its place is deleted. `version` is the one before the change.
 */
export function useUndoOfDay() {
  const utils = trpc.useUtils()
  const update = trpc.schedule.update.useMutation()
  return (row: ClassView, once: ClassView, version = row.version): void => {
    const { id } = row
    const day = once.start_date ? ` on ${formatWeekday(dayOf(once.start_date))}` : ""
    offerRowUndo({
      row: { id, version: version + 1 },
      message: `${shortTitle(titleOf({ kind: "class", row: once }), 32)} is${day} at ${formatTime(once.start_time)}, only this time.`,
      undo: (now) =>
        update.mutateAsync({ id, version: now, canceled_days: row.canceled_days.map(dayOf), replaces_id: once.id }),
      fallback: "Failed to undo.",
      refresh: () => utils.invalidate(),
    })
  }
}
