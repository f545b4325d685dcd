import { Button, Group, Text } from "@mantine/core"
import { IconDeviceFloppy } from "@tabler/icons-react"

type Props = {
  isShown: boolean
  /** Whether these are changes of a saved lesson. */ isOfSaved: boolean
  onClear: () => void
}

/** Says that nothing typed is lost, and lets go of it. */
export function DraftStatus({ isShown, isOfSaved, onClear }: Props) {
  if (!isShown) return null
  return (
    <Group gap={6} c="dimmed">
      <IconDeviceFloppy size={18} stroke={1.5} aria-hidden />
      <Text span size="sm">
        {isOfSaved ? "Changes kept on this device" : "Draft kept on this device"}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear
      </Button>
    </Group>
  )
}
