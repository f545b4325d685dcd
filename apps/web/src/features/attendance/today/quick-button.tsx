import { Button, Tooltip } from "@mantine/core"
import type { Icon } from "@tabler/icons-react"

type Props = {
  icon: Icon
  /** True if there is nothing to do. The button stays focusable, so that focus is not lost. */
  idle: boolean
  /** The id of the text that explains why. */
  whyIdle: string
  /** A tooltip, where the name promises more than the action does. */
  tip?: string
  onPress: () => void
  children: string
}

/** A quick action. */
export function QuickButton({ icon: Icon, idle, whyIdle, tip, onPress, children }: Props) {
  return (
    <Tooltip label={tip} disabled={!tip} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        data-disabled={idle || undefined}
        aria-disabled={idle || undefined}
        aria-describedby={whyIdle}
        onClick={idle ? undefined : onPress}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
