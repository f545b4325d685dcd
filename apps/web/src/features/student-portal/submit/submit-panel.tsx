import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import { HandInForm } from "./submit-form.tsx"
import { HandInDone } from "./submitted-work.tsx"

type Props = {
  assignment: AssignmentView
  /** With the fewest words, where the page has other things to show. */
  compact?: boolean
}

/** How a child hands its work in: a written answer, photos or PDFs, or a file of its Google Drive. Nothing once graded. */
export function HandIn({ assignment, compact = false }: Props) {
  const { id, title, status } = assignment
  if (status === "graded") return null
  return (
    <section aria-label={`Hand in ${title}`}>
      {status === "submitted" ? (
        <HandInDone assignment={assignment} />
      ) : (
        <HandInForm key={id} assignment={assignment} compact={compact} />
      )}
    </section>
  )
}
