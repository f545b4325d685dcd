import type { ImportUpdate, ImportView } from "@hearthbook/api/data/import"
import { trpc } from "../../../api/trpc.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { rememberChoices } from "../remembered-choices.ts"

/** A person's choices about a previewed file. */
export type ImportChoice = Omit<ImportUpdate, "id" | "version">

/** Sends a person's decisions about a table, and shows the new preview. They are remembered for the next file like it. */
export function useDecisions(view: ImportView) {
  const utils = trpc.useUtils()
  const update = trpc.imports.update.useMutation()
  const decide = async (decisions: ImportChoice) => {
    try {
      const next = await update.mutateAsync({ id: view.id, ...decisions })
      utils.imports.byId.setData({ id: view.id }, next)
      await utils.imports.rows.invalidate({ id: view.id })
      rememberChoices(next, decisions)
    } catch (cause) {
      showFailureToast(cause, "Failed to change the import.")
    }
  }
  return { decide, isDeciding: update.isPending }
}
