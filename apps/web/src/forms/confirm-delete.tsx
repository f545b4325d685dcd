import { Button, Group, List, Stack, Text } from "@mantine/core"
import { modals } from "@mantine/modals"
import { useState } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"
import { SaveFailure } from "./form-messages.tsx"
import { LongButton } from "../ui/inputs/long-button.tsx"
import { findFocusReturn, returnFocusTo } from "../ui/focus/focus-return.ts"
import { announce } from "../ui/feedback/live-region.tsx"
import { withdrawUndo } from "../ui/feedback/toasts.tsx"

/** What can be done, and how it is said to be done. */
const done = {
  Delete: "Deleted",
  Disconnect: "Disconnected",
  Discard: "Discarded",
  "Log out": "Logged out",
  Remove: "Removed",
  Replace: "Replaced",
  "Take away": "Took away",
  Withdraw: "Withdrew",
}

type Deletion = {
  /** Of the row that goes: what was done to it before can then be undone no more. */
  id?: string
  /** What the thing is called: 'Ada'. */
  name: string
  /** What is done to it, where that is not deleting: 'Disconnect'. */
  verb?: keyof typeof done
  /** S §2's question. */
  question: string
  /** What goes with it, counted: '2 curricula'. */
  alsoDeletes?: string[]
  /** What becomes of the things that stay: 'Its curricula become Custom.' */
  consequence?: string
  /** Said when the failure has no words of its own: 'Failed to delete student.' */
  fallback: string
  /** Whether `remove` tells by a toast that it is done. */
  hasToast?: boolean
  /** Resolves when the server has deleted. */
  remove: () => Promise<unknown>
}

/** Asks before something is deleted or given up for good, and stays open with the reason when it could not be. */
export function confirmDelete({ verb = "Delete", ...deletion }: Deletion): void {
  const opener = findFocusReturn()
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
  alsoDeletes = [],
  consequence,
  fallback,
  hasToast = false,
  remove,
  onDone,
}: Deletion & { verb: keyof typeof done; onDone: () => void }) {
  const [deleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const confirm = async () => {
    setDeleting(true)
    setFailure(null)
    try {
      await remove()
      if (id) withdrawUndo(id)
      if (!hasToast) announce(`${done[verb]} ${name}.`)
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
      {alsoDeletes.length > 0 && (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            This also deletes
          </Text>
          <List size="sm" className="figures">
            {alsoDeletes.map((counted) => (
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
