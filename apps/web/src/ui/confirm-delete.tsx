import { Button, Group, List, Stack, Text } from "@mantine/core"
import { modals } from "@mantine/modals"
import { useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"
import { SaveFailure } from "./form-messages.tsx"
import { LongButton } from "./long-button.tsx"
import { findOpener, returnFocusTo } from "./opener.ts"
import { withdrawUndo } from "./toasts.tsx"

type Deletion = {
  /** Of the row that goes: what was done to it before can then be undone no more. */
  id?: string
  /** What the thing is called: 'Ada'. */
  name: string
  /** What is done to it, where that is not deleting: 'Disconnect'. */
  verb?: string
  /** S §2's question. */
  question: string
  /** What goes with it, counted: '2 curricula'. */
  goesWith?: string[]
  /** What becomes of the things that stay: 'Its curricula become Custom.' */
  consequence?: string
  /** Said when the failure has no words of its own: 'Failed to delete student.' */
  fallback: string
  /** Resolves when the server has deleted. */
  remove: () => Promise<unknown>
}

/** Asks before something is deleted or given up for good, and stays open with the reason when it could not be. */
export function confirmDelete({ verb = "Delete", ...deletion }: Deletion): void {
  const opener = findOpener()
  const modalId = "confirm-delete"
  modals.open({
    modalId,
    title: `${verb} ${deletion.name}?`,
    closeButtonProps: { "aria-label": "Close" },
    returnFocus: false,
    onExitTransitionEnd: () => returnFocusTo(opener),
    children: <DeleteQuestion {...deletion} verb={verb} onDone={() => modals.close(modalId)} />,
  })
}

function DeleteQuestion({
  id,
  name,
  verb,
  question,
  goesWith = [],
  consequence,
  fallback,
  remove,
  onDone,
}: Deletion & { onDone: () => void }) {
  const [deleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const confirm = async () => {
    setDeleting(true)
    setFailure(null)
    try {
      await remove()
      if (id) withdrawUndo(id)
      onDone()
    } catch (cause) {
      setFailure(readError(cause, fallback))
      setDeleting(false)
    }
  }

  return (
    <Stack gap="md">
      <Text>{question}</Text>
      {consequence && (
        <Text size="sm" c="dimmed">
          {consequence}
        </Text>
      )}
      {goesWith.length > 0 && (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            This also deletes
          </Text>
          <List size="sm" className="figures">
            {goesWith.map((counted) => (
              <List.Item key={counted}>{counted}</List.Item>
            ))}
          </List>
        </div>
      )}
      <SaveFailure failure={failure} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone} data-autofocus>
          Cancel
        </Button>
        <LongButton color="red" onClick={confirm} loading={deleting}>
          {verb} {name}
        </LongButton>
      </Group>
    </Stack>
  )
}
