import { Button, Group, Modal, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { waitingStore } from "./waiting-store.ts"
import type { WaitingChange } from "./waiting-changes.ts"

type Props = { refused: WaitingChange[]; onClose: () => void }

/** Lists the changes that the server refused, with its reasons. Each can be sent again or given up. */
export default function RefusedDialog({ refused, onClose }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="These changes could not be saved"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack component="ul" gap="md" p={0} m={0}>
        {refused.map((change) => (
          <RefusedChange key={change.id} change={change} />
        ))}
      </Stack>
    </Modal>
  )
}

function RefusedChange({ change: { id, title, refusal } }: { change: WaitingChange }) {
  const [isSending, setSending] = useState(false)
  const retry = async () => {
    setSending(true)
    await waitingStore.retry(id)
    setSending(false)
  }
  return (
    <Stack component="li" gap={4}>
      <Text fw={600}>{title}</Text>
      <Text size="sm">{refusal}</Text>
      <Group gap="sm">
        <Button
          size="compact-sm"
          mih={36}
          variant="light"
          loading={isSending}
          aria-label={`Try again: ${title}`}
          onClick={retry}
        >
          Try again
        </Button>
        <Button
          size="compact-sm"
          mih={36}
          variant="default"
          aria-label={`Discard: ${title}`}
          onClick={() => void waitingStore.discard(id)}
        >
          Discard
        </Button>
      </Group>
    </Stack>
  )
}
