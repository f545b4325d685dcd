import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { SubmitForm } from "./submit-form.tsx"
import { SubmittedWork } from "./submitted-work.tsx"

type Props = {
  assignment: AssignmentView
  /** With the fewest words, where the page has other things to show. */
  compact?: boolean
}

/** How a child hands its work in: a written answer, photos or PDFs, or a file of its Google Drive. Nothing once graded. */
export function SubmitPanel({ assignment, compact = false }: Props) {
  const { id, title, status } = assignment
  if (status === "graded") return null
  return (
    <section aria-label={`Hand in ${title}`}>
      {status === "submitted" ? (
        <SubmittedWork assignment={assignment} />
      ) : (
        <SubmitForm key={id} assignment={assignment} compact={compact} />
      )}
    </section>
  )
}
