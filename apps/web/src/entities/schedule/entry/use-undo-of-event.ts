import type { EventView } from "@hearthbook/api/calendar/event"
import { trpc } from "../../../api/trpc.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { offerRowUndo } from "../../../ui/feedback/row-undo.ts"
import { offerUndo } from "../../../ui/feedback/toasts.tsx"
import { toEvent, valuesOfEvent } from "./entry-values.ts"

const fallback = "Failed to undo."

/** Returns functions that say in a toast that an event was added or changed, and offer to undo it. */
export function useUndoOfEvent() {
  const utils = trpc.useUtils()
  const update = trpc.events.update.useMutation()
  const remove = trpc.events.delete.useMutation()
  const refresh = () => utils.invalidate()
  return {
    added: ({ id, version, title }: EventView) =>
      offerUndo({
        ids: [id],
        message: `“${shortTitle(title, 48)}” added.`,
        undo: () => remove.mutateAsync({ id, version }),
        fallback,
        refresh,
      }),
    changed: (before: EventView, after: EventView) =>
      offerRowUndo({
        row: after,
        message: `“${shortTitle(after.title, 48)}” changed.`,
        undo: (version) => update.mutateAsync({ id: before.id, version, ...toEvent(valuesOfEvent(before)) }),
        fallback,
        refresh,
      }),
  }
}
