import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { SubmitForm } from "./submit-form.tsx"
import { SubmittedWork } from "./submitted-work.tsx"

type Props = {
  assignment: AssignmentView
  /** Shows fewer words, where the page has other content. */
  compact?: boolean
}

/** Submits a child's work: a written answer, photos or documents, or a Google Drive file. Hidden once graded. */
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
