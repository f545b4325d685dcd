import { Button, Group, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import type { ReadableError } from "../../lib/read-error.ts"
import { FailureAlert } from "../../forms/form-messages.tsx"
import { shortTitle } from "../../lib/short-title.ts"
import { outageOverText, useOutageOver } from "../../api/use-outage-over.ts"

type Props = { title: string; failure: ReadableError; onRetry: () => void; onDiscard: () => void }

/** A title that could not be saved while the next one is being typed: why, and the way to try again. */
export function UnsavedTitle({ title, failure, onRetry, onDiscard }: Props) {
  return (
    <FailureAlert failure={failure}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: "1 1 240px", overflowWrap: "anywhere" }}>
          {unsavedWords(title)} <Reason failure={failure} />
        </Text>
        <Group gap="xs">
          <Button size="compact-md" variant="subtle" color="red" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="compact-md" variant="light" color="red" onClick={onRetry}>
            Try again
          </Button>
        </Group>
      </Group>
    </FailureAlert>
  )
}

/** The same for somebody who is on another page by now; it stays until it is closed, so that the title can be read. */
export function showUnsavedTitleToast(title: string, failure: ReadableError): void {
  notifications.show({
    color: "red",
    autoClose: false,
    title: unsavedWords(title),
    message: <Reason failure={failure} />,
  })
}

/** Why it could not be saved, or that it can be by now. */
function Reason({ failure }: { failure: ReadableError }) {
  return useOutageOver(failure) ? outageOverText : failure.message
}

function unsavedWords(title: string): string {
  return `“${shortTitle(title, 96)}” could not be saved.`
}
