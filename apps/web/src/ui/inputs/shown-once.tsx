import { Button, CopyButton, Group, Text, TextInput } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"

/** A link or token that was just made, with a button to copy it. It is shown once, since the server keeps only its hash. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  return (
    <div role="status">
      <Group gap="sm" align="flex-end" mt="sm" wrap="nowrap">
        <TextInput label={label} value={value} readOnly flex={1} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              leftSection={
                copied ? (
                  <IconCheck size={18} stroke={1.5} aria-hidden />
                ) : (
                  <IconCopy size={18} stroke={1.5} aria-hidden />
                )
              }
              onClick={copy}
            >
              {copied ? "Copied" : "Copy"}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        Copy it now. It is not shown again.
      </Text>
    </div>
  )
}
