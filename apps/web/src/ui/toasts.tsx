import { Button, Group, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { readError } from "../lib/read-error.ts"

/** Milliseconds in which one can think better of it. */
const timeToUndo = 10_000

type Done = {
  /** What has happened: '“Fractions” is now Graded.' */
  message: string
  /** Resolves when it is as it was before. */
  undo: () => Promise<unknown>
  /** Said when undoing fails without words of its own. */
  fallback: string
}

/** Says what was done at once, without a question beforehand, and offers to take it back. */
export function offerUndo({ message, undo, fallback }: Done): void {
  const takeBack = async () => {
    notifications.hide(toast)
    try {
      await undo()
    } catch (cause) {
      tellFailure(cause, fallback)
    }
  }
  const toast = notifications.show({
    autoClose: timeToUndo,
    closeButtonProps: { "aria-label": "Close" },
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text span inherit lineClamp={3}>
          {message}
        </Text>
        <Button size="compact-sm" variant="light" flex="none" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
  })
}

/** For what fails outside a form, where there is no better place to say so. */
export function tellFailure(cause: unknown, fallback: string): void {
  const { message, request_id, code } = readError(cause, fallback)
  notifications.show({
    color: "red",
    autoClose: timeToUndo,
    closeButtonProps: { "aria-label": "Close" },
    title: message,
    message: request_id && code === "UNKNOWN_ERROR" ? `Request ${request_id}` : "Nothing was changed.",
  })
}
