import type { FilingView } from "@hearthbook/api/records/filing"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"

/** Returns a function that deletes something to send or keep, after a question. */
export function useDeleteFiling() {
  const remove = trpc.filings.delete.useMutation()
  return ({ id, version, title }: FilingView) =>
    confirmDelete({
      id,
      name: `“${title}”`,
      question: "Its note and file are deleted too.",
      fallback: "Failed to delete the filing.",
      remove: () => remove.mutateAsync({ id, version }),
    })
}
