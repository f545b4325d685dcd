import type { AssignmentView } from "@hearthbook/api/schemas/assignment"

type Props = {
  assignment: AssignmentView
  /** With the fewest words, where the page has other things to show. */ compact?: boolean
}

/** How a child hands its work in: a written answer, photos or PDFs, or a file of its Google Drive. */
export function HandIn({ assignment }: Props) {
  return <section aria-label={`Hand in ${assignment.title}`} />
}
