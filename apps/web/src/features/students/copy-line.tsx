import { Button, CopyButton, Group, Text } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"
import { Fragment } from "react"

/** Milliseconds for which a button says that it has copied. */
const told = 2000

type Props = { label: string; value: string; /** What it is good for. */ note?: string }

/** One thing to hand on, such as a password: its name, itself, and a button that copies it. */
export function CopyLine({ label, value, note }: Props) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="center">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text ff="monospace" style={{ overflowWrap: "anywhere" }}>
          {breakable(value).map((part, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </Text>
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </div>
      <CopyButton value={value} timeout={told}>
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

/** The parts between which a line may end: an e-mail on a phone is read more easily in two lines than across one word. */
function breakable(value: string): string[] {
  return value.split(/(?<=@)|(?=\.)/)
}
