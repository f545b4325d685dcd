import { Button, Group, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import type { ReadableError } from "../../lib/read-error.ts"
import { FailureAlert } from "../../forms/form-messages.tsx"
import { shortTitle } from "../../lib/short-title.ts"
import { outageOverText, useOutageOver } from "../../api/use-outage-over.ts"

type Props = { title: string; failure: ReadableError; onRetry: () => void; onDiscard: () => void }

/** A title that failed to save after the next one was begun, with the reason and a retry. */
export function UnsavedTitle({ title, failure, onRetry, onDiscard }: Props) {
  return (
    <FailureAlert failure={failure}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: "1 1 240px", overflowWrap: "anywhere" }}>
          {unsavedWords(title)} <Reason failure={failure} />
        </Text>
        <Group gap="xs">
          <Button size="compact-md" variant="subtle" color="error" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="compact-md" variant="light" color="error" onClick={onRetry}>
            Try again
          </Button>
        </Group>
      </Group>
    </FailureAlert>
  )
}

/** The same as a toast, for a user who has left the page. It stays until closed, so that the title is not lost. */
export function showUnsavedTitleToast(title: string, failure: ReadableError): void {
  notifications.show({
    color: "error",
    autoClose: false,
    title: unsavedWords(title),
    message: <Reason failure={failure} />,
  })
}

/** The reason it failed, or a hint that it can be saved now. */
function Reason({ failure }: { failure: ReadableError }) {
  return useOutageOver(failure) ? outageOverText : failure.message
}

function unsavedWords(title: string): string {
  return `“${shortTitle(title, 96)}” could not be saved.`
}
