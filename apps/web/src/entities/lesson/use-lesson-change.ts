import type { LessonUpdate } from "@hearthbook/api/work/lesson"
import { trpc } from "../../api/trpc.ts"
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

  const save = async (patch: Patch, restore: Patch, message: string): Promise<void> => {
    const row = await update.mutateAsync({ id, ...patch })
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
