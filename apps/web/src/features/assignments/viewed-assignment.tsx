import { useEffect } from "react"
import { trpc } from "../../api/trpc.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { AssignmentDetails } from "./assignment-details.tsx"
import type { OpenTask } from "./assignment-task.ts"

type Props = { id: string; onOpen: OpenTask; onClose: () => void }

/** The assignment that the address names (`?view=…`), for links from other pages; one that is gone is said so. */
export function ViewedAssignment({ id, onOpen, onClose }: Props) {
  const { data, error } = trpc.assignments.byId.useQuery({ id })
  useEffect(() => {
    if (error) {
      showFailureToast(error, "Failed to load the assignment.")
      onClose()
    }
  }, [error, onClose])
  return data ? <AssignmentDetails assignment={data} onOpen={onOpen} onClose={onClose} /> : null
}
