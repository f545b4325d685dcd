import { Button, Tooltip } from "@mantine/core"
import type { Icon } from "@tabler/icons-react"

type Props = {
  icon: Icon
  /** Why there is nothing to do by it now; it stays where it is then, so that the keyboard does not lose its place. */
  whyNot: string | false
  /** What it does, where its name says more than that. */
  tip?: string
  onPress: () => void
  children: string
}

/** One quick action, and on hover or focus why it has nothing to do. */
export function QuickButton({ icon: Icon, whyNot, tip, onPress, children }: Props) {
  const label = whyNot || tip
  return (
    <Tooltip label={label} disabled={!label} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        data-disabled={whyNot ? true : undefined}
        aria-disabled={whyNot ? true : undefined}
        onClick={whyNot ? undefined : onPress}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
