import type { StudentView } from "@hearthbook/api/family/student"
import { trpc } from "../../api/trpc.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { shortNameOf } from "../../lib/short-names.ts"

/** Removes a child's login after confirmation. `onSent` hides its details, whose query would fail afterwards. */
export function useRevokeLogin(student: StudentView, onSent: () => void): () => void {
  const revoke = trpc.studentLogins.revoke.useMutation()
  return () => {
    const name = shortNameOf(student)
    confirmDelete({
      name: `${name}’s login`,
      verb: "Remove",
      question: `${name} will be signed out on every device and can no longer sign in.`,
      consequence: `All of ${name}’s work and grades are kept. You can create a new login at any time.`,
      fallback: "Failed to remove the login.",
      remove: () => {
        onSent()
        return revoke.mutateAsync({ student_id: student.id })
      },
    })
  }
}
