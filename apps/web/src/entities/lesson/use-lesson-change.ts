import type { LessonUpdate, LessonView } from "@hearthbook/api/work/lesson"
import { trpc } from "../../api/trpc.ts"
import { useChangeUndo } from "../change/use-change-undo.ts"
import { staysOpen } from "./together/joined-words.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"

type Patch = Omit<LessonUpdate, "id" | "version">

const fallback = "Failed to save lesson plan."

/**
 * Functions that change a lesson, say so in a toast and offer to undo it with the values of `restore`. `change` shows a refusal in a
 * toast; `save` throws it, for a form.
 */
export function useLessonChange(id: string) {
  const utils = trpc.useUtils()
  const update = trpc.lessons.update.useMutation()
  const offerUndo = useChangeUndo()

  const save = async (patch: Patch, restore: Patch, message: string): Promise<void> => {
    const row = await update.mutateAsync({ id, ...patch })
    // One change of several lessons is undone as one.
    if (row.change_id) return offerUndo(row.change_id, message + staysOpen(row.left_out ?? [], studentsOf(row)))
    offerRowUndo({
      row,
      message,
      undo: (version) => update.mutateAsync({ id, version, ...restore }),
      fallback,
      refresh: () => utils.invalidate(),
    })
  }
  const change = async (...given: Parameters<typeof save>): Promise<void> => {
    try {
      await save(...given)
    } catch (cause) {
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }
  return { save, change }
}

function studentsOf({ together_with }: LessonView): LessonView["student"][] {
  return together_with.map(({ student }) => student)
}
