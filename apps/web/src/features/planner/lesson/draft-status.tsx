import { Button, Group, Text } from "@mantine/core"
import { IconDeviceFloppy } from "@tabler/icons-react"

type Props = {
  isShown: boolean
  /** True for changes to a saved lesson. */
  isOfSaved: boolean
  onClear: () => void
}

/** Tells the user that the draft is saved on this device, with a button to clear it. */
export function DraftStatus({ isShown, isOfSaved, onClear }: Props) {
  if (!isShown) return null
  return (
    <Group gap={6} c="dimmed">
      <IconDeviceFloppy size={18} stroke={1.5} aria-hidden />
      <Text span size="sm">
        {isOfSaved ? "Changes saved on this device" : "Draft saved on this device"}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear
      </Button>
    </Group>
  )
}
