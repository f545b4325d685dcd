import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { trpc } from "../../../api/trpc.ts"
import { canBeUndone, useChangeUndo } from "../../change/use-change-undo.ts"
import { withdrawUndo } from "../../../ui/feedback/toasts.tsx"
import { useToday } from "../../../session/use-session.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatAllWeeks, formatWeekOf } from "./range-labels.ts"
import { titleOf } from "../schedule-entry.ts"

/** Deletes a class after confirmation: from a day on, or in all weeks. */
export function useDeleteClass(onDone: () => void) {
  const remove = trpc.schedule.delete.useMutation()
  const today = useToday()
  return (row: ClassView, from_date: Day | undefined) =>
    confirmDelete({
      id: row.id,
      name: shortTitle(titleOf({ kind: "class", row }), 32),
      question: from_date
        ? `Are you sure you want to delete this class from ${formatWeekOf(from_date, today)} on?`
        : `Are you sure you want to delete this class in ${formatAllWeeks(row)}?`,
      consequence: from_date ? "Earlier weeks are kept." : undefined,
      fallback: "Failed to delete class.",
      remove: async () => {
        await remove.mutateAsync({ id: row.id, from_date })
        onDone()
      },
    })
}

/** Deletes an event after confirmation. It can be undone. */
export function useDeleteEvent(onDone: () => void) {
  const remove = trpc.events.delete.useMutation()
  const offerUndo = useChangeUndo()
  return ({ id, title }: EventView) =>
    confirmDelete({
      name: shortTitle(title, 32),
      question: "Are you sure you want to delete this event?",
      consequence: canBeUndone,
      fallback: "Failed to delete event.",
      hasToast: true,
      remove: async () => {
        const { change_id } = await remove.mutateAsync({ id })
        withdrawUndo(id)
        offerUndo(change_id, `“${shortTitle(title, 48)}” deleted.`)
        onDone()
      },
    })
}
