import { Button, CopyButton, Group, Text } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"
import { Breakable } from "../../ui/layout/breakable.tsx"

/** Milliseconds for which the button says 'Copied'. */
const copiedFor = 2000

type Props = { label: string; value: string; /** A note on its use. */ note?: string }

/** A value to pass on, such as a password, with its label and a copy button. */
export function CopyLine({ label, value, note }: Props) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="center">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text ff="monospace" style={{ overflowWrap: "anywhere" }}>
          <Breakable>{value}</Breakable>
        </Text>
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      <CopyButton value={value} timeout={copiedFor}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="sm"
            flex="none"
            leftSection={copied ? <IconCheck size={16} stroke={2} /> : <IconCopy size={16} stroke={1.5} />}
            onClick={copy}
            aria-label={`${copied ? "Copied" : "Copy"} ${label.toLowerCase()}`}
          >
            {copied ? "Copied" : "Copy"}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
