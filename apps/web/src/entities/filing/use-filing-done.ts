import type { Day } from "@hearthbook/core/time/days"
import type { FilingView } from "@hearthbook/api/records/filing"
import { trpc } from "../../api/trpc.ts"
import { offerRowUndo } from "../../ui/feedback/row-undo.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"

const fallback = "Failed to save the filing."

/** Functions that mark something to send or keep as done, or as not needed, and offer to undo it. */
export function useFilingDone() {
  const utils = trpc.useUtils()
  const update = trpc.filings.update.useMutation()
  const save = async (
    before: FilingView,
    change: { done_on: Day | null } | { skipped: boolean },
    back: typeof change,
    message: string,
  ) => {
    try {
      const row = await update.mutateAsync({ id: before.id, version: before.version, ...change })
      offerRowUndo({
        row,
        message,
        undo: (version) => update.mutateAsync({ id: before.id, version, ...back }),
        fallback,
        refresh: () => utils.invalidate(),
      })
    } catch (cause) {
      showFailureToast(cause, fallback)
      await utils.invalidate()
    }
  }
  return {
    tick: (filing: FilingView, done_on: Day | null) =>
      void save(
        filing,
        { done_on },
        { done_on: filing.done_on?.slice(0, 10) ?? null },
        `“${filing.title}” is ${done_on ? "done" : "open again"}.`,
      ),
    skip: (filing: FilingView, skipped: boolean) =>
      void save(
        filing,
        { skipped },
        { skipped: filing.skipped },
        `“${filing.title}” is ${skipped ? "not needed" : "needed again"}.`,
      ),
  }
}
