import { isGraded, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Stack, Text } from "@mantine/core"
import { DidItButton } from "./did-it-button.tsx"
import { SubmitForm } from "./submit-form.tsx"
import { SubmittedWork } from "./submitted-work.tsx"

type Props = {
  assignment: AssignmentView
  /** Shows fewer words, where the page has other content. */
  compact?: boolean
}

/**
 * Submits a child's work: a written answer, photos or documents, or a Google Drive file; for work that asks for none, one tap. Hidden
 * once graded.
 */
export function SubmitPanel({ assignment, compact = false }: Props) {
  const { id, title, status, needs_answer } = assignment
  if (isGraded(status)) return null
  return (
    <section aria-label={`Turn in ${title}`}>
      {isWaiting(status) ? (
        <SubmittedWork assignment={assignment} />
      ) : (
        <Stack gap="md" align="stretch">
          {!needs_answer && <DidItButton assignment={assignment} />}
          {!needs_answer && !compact && <Text c="dimmed">You can also write something, or add a photo.</Text>}
          {(needs_answer || !compact) && <SubmitForm key={id} assignment={assignment} compact={compact} />}
        </Stack>
      )}
    </section>
  )
}
