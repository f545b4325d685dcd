import { Button, Tooltip } from "@mantine/core"
import type { Icon } from "@tabler/icons-react"

type Props = {
  icon: Icon
  /** It has nothing to do now. It stays where it is then, so that the keyboard does not lose its place. */
  idle: boolean
  /** The id of the text that says why. */
  whyIdle: string
  /** What it does, where its name promises more than that. */
  tip?: string
  onPress: () => void
  children: string
}

/** One quick action. */
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
