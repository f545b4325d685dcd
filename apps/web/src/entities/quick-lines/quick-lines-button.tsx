import { Button } from "@mantine/core"
import { IconBolt } from "@tabler/icons-react"
import { requestQuickLines } from "./quick-lines-request.ts"

/** Opens the dialog that adds lessons and assignments from typed lines, as Q does. */
export function QuickLinesButton() {
  return (
    <Button
      variant="default"
      leftSection={<IconBolt size={18} stroke={1.5} />}
      aria-keyshortcuts="Q"
      onClick={requestQuickLines}
    >
      Quick add
    </Button>
  )
}
