import { Button, Group, Text } from "@mantine/core"

type Props = { onStay: () => void; onLeave: () => void }

/** Replaces a form's buttons when it is closed with unsaved changes. */
export function LeavePrompt({ onStay, onLeave }: Props) {
  return (
    <Group justify="space-between" gap="sm" mt="xs" role="alertdialog" aria-label="Leave without saving?">
      <Text fw={600}>Leave without saving?</Text>
      <Group gap="sm">
        <Button variant="default" onClick={onLeave}>
          Discard
        </Button>
        <Button onClick={onStay} autoFocus>
          Keep editing
        </Button>
      </Group>
    </Group>
  )
}
