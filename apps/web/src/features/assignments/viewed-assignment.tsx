import { useEffect } from "react"
import { trpc } from "../../api/trpc.ts"
import { showFailureToast } from "../../ui/feedback/toasts.tsx"
import { AssignmentDetails } from "./assignment-details.tsx"
import type { OpenTask } from "./list/assignment-menu.tsx"

type Props = { id: string; onOpen: OpenTask; onClose: (goesOn: boolean) => void }

/** Opens the assignment named in the URL (`?view=…`), for links from other pages. Shows an error if it was deleted. */
export function ViewedAssignment({ id, onOpen, onClose }: Props) {
  const { data, error } = trpc.assignments.byId.useQuery({ id })
  useEffect(() => {
    if (error) {
      showFailureToast(error, "Failed to load the assignment.")
      onClose(false)
    }
  }, [error, onClose])
  return data ? <AssignmentDetails assignment={data} onOpen={onOpen} onClose={onClose} /> : null
}
