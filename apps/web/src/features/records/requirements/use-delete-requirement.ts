import type { RequirementView } from "@hearthbook/api/records/requirement"
import { trpc } from "../../../api/trpc.ts"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"

/** Returns a function that removes what is asked of a child in a year, after a question, so that another state can be chosen. */
export function useDeleteRequirement() {
  const remove = trpc.requirements.delete.useMutation()
  return (requirement: RequirementView, name: string) =>
    confirmDelete({
      id: requirement.id,
      name: `the requirements of ${name}`,
      verb: "Remove",
      question: "You can then choose another state, or none.",
      alsoDeletes: ["this year’s filings, with their notes and files"],
      consequence: "Days, hours and lessons stay.",
      fallback: "Failed to remove the requirements.",
      remove: () => remove.mutateAsync({ id: requirement.id, version: requirement.version }),
    })
}
