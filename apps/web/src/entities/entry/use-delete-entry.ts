import type { Day } from "@hearthbook/api/rules/time/days"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { trpc } from "../../api/trpc.ts"
import { useToday } from "../../session/use-session.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { shortTitle } from "../../lib/short-title.ts"
import { formatAllWeeks, formatWeekOf } from "./range-words.ts"
import { titleOf } from "../schedule/schedule-entry.ts"

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

export function useDeleteEvent(onDone: () => void) {
  const remove = trpc.events.delete.useMutation()
  return ({ id, title }: EventView) =>
    confirmDelete({
      id,
      name: shortTitle(title, 32),
      question: "Are you sure you want to delete this event?",
      fallback: "Failed to delete event.",
      remove: async () => {
        await remove.mutateAsync({ id })
        onDone()
      },
    })
}
