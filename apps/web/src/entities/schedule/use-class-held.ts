import type { Day } from "@hearthbook/api/rules/time/days"
import type { ClassView } from "@hearthbook/api/schemas/schedule"
import { trpc } from "../../api/trpc.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { useOptimisticValue } from "../../ui/hooks/use-optimistic-value.ts"
import { useChangeUndo } from "../change/use-change-undo.ts"
import { titleOf } from "./schedule-entry.ts"

/**
 * A class's tick on a day, and a function to change it. Ticking a class adds its time to the records, and unticking it removes the time.
 * The tick changes at once, and changes back with the reason if the server refuses.
 */
export function useClassHeld(row: ClassView, day: Day, stored: boolean) {
  const utils = trpc.useUtils()
  const log = trpc.time.logClasses.useMutation()
  const offerUndo = useChangeUndo()
  const { shown: isHeld, choose } = useOptimisticValue(stored)

  const change = async (held: boolean) => {
    try {
      const entries = await choose(held, () => log.mutateAsync({ date: day, schedule_ids: [row.id], held }))
      offerUndo(entries[0]?.change_id ?? null, `${titleOf({ kind: "class", row })} is done.`)
    } catch (cause) {
      showFailureToast(cause, "Failed to save the class.")
      await utils.invalidate()
    }
  }

  return { isHeld, change }
}
