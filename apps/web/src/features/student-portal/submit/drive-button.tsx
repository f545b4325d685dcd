import { Button } from "@mantine/core"
import { IconBrandGoogleDrive } from "@tabler/icons-react"

/** Opens Google's file picker. */
export function DriveButton({ isOpening, onOpen }: { isOpening: boolean; onOpen: () => Promise<void> }) {
  return (
    <Button
      variant="default"
      size="md"
      mih={44}
      loading={isOpening}
      leftSection={<IconBrandGoogleDrive size={22} stroke={1.5} aria-hidden />}
      onClick={onOpen}
    >
      Google Drive
    </Button>
  )
}
