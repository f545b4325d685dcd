import { Button, Group, List, Stack, Text } from "@mantine/core"
import { modals } from "@mantine/modals"
import { useState, type ReactNode } from "react"
import { readError, type ReadableError } from "../lib/read-error.ts"
import { SaveFailure } from "./form-messages.tsx"
import { LongButton } from "../ui/inputs/long-button.tsx"
import { findFocusReturn, returnFocusTo } from "../ui/focus/focus-return.ts"
import { announce } from "../ui/feedback/live-region.tsx"
import { withdrawUndo } from "../ui/feedback/toasts.tsx"

/** The verbs of the confirmation, with the past tense for the announcement. */
const pastTense = {
  Delete: "Deleted",
  Disconnect: "Disconnected",
  Discard: "Discarded",
  "Log out": "Logged out",
  Remove: "Removed",
  Replace: "Replaced",
  Revoke: "Revoked",
  Withdraw: "Withdrew",
}

type Deletion = {
  /** The id of the deleted row, to withdraw the undo offers for it. */
  id?: string
  /** The item's name: 'Ada'. */
  name: string
  /** The action, if it is not 'Delete': 'Disconnect'. */
  verb?: keyof typeof pastTense
  question: string
  /** The other rows that are deleted, with counts: '2 curricula'. */
  alsoDeletes?: string[]
  /** The effect on what stays: 'Its curricula become Custom.' */
  consequence?: string
  /** Further choices, between the question and the buttons. */
  extra?: ReactNode
  /** The message for an unexpected error: 'Failed to delete student.' */
  fallback: string
  /** True if `remove` shows a toast itself. */
  hasToast?: boolean
  /** Deletes it on the server. */
  remove: () => Promise<unknown>
}

/** Asks before something is deleted or discarded. If that fails, stays open and shows the error. */
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
  extra,
  fallback,
  hasToast = false,
  remove,
  onDone,
}: Deletion & { verb: keyof typeof pastTense; onDone: () => void }) {
  const [deleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<ReadableError | null>(null)

  const confirm = async () => {
    setDeleting(true)
    setFailure(null)
    try {
      await remove()
      if (id) withdrawUndo(id)
      if (!hasToast) announce(`${pastTense[verb]} ${name}.`)
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
      {extra}
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
