import type { StudentView } from "@hearthbook/api/schemas/student"
import { trpc } from "../../api/trpc.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"

/**
 * Asks, and takes a child's log-in away. `onSent` hides what is shown of it: to ask for it anew afterwards would only be
 * refused.
 */
export function useRevokeLogin({ id, first_name }: StudentView, onSent: () => void): () => void {
  const revoke = trpc.studentLogins.revoke.useMutation()
  return () =>
    confirmDelete({
      name: `${first_name}’s login`,
      verb: "Take away",
      question: `${first_name} is signed out on every device, and cannot sign in any more.`,
      consequence: `All of ${first_name}’s work and grades stay. You can make a new login at any time.`,
      fallback: "Failed to take the login away.",
      remove: () => {
        onSent()
        return revoke.mutateAsync({ student_id: id })
      },
    })
}
