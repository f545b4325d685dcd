import { Group, Text } from "@mantine/core"
import { IconDeviceFloppy } from "@tabler/icons-react"

/** Says that a form shows its restored draft. */
export function RestoredDraftNotice({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <Group gap={6} wrap="nowrap" c="dimmed" role="status">
      <IconDeviceFloppy size={18} stroke={1.5} aria-hidden />
      <Text span size="sm">
        Your draft is back.
      </Text>
    </Group>
  )
}
