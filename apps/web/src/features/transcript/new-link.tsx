import { Button, CopyButton, Group, Text, TextInput } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"

/** A link that was just made. It is shown once, since only its hash is kept. */
export function NewLink({ url }: { url: string }) {
  return (
    <div role="status">
      <Group gap="sm" align="flex-end" mt="sm" wrap="nowrap">
        <TextInput
          label="The new link"
          value={url}
          readOnly
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url}>
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
