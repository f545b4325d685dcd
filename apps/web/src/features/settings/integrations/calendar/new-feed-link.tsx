import type { MadeCalendarFeed } from "@hearthbook/api/data/calendar-feed"
import { Button, CopyButton, Group, Paper, Stack, Text, TextInput } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { calendarPrograms, targetOf } from "./calendar-programs.ts"

/** A link that was just made. It is shown once, since only its hash is kept. */
export function NewFeedLink({ feed }: { feed: MadeCalendarFeed }) {
  const { url } = feed
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" })
  }, [url])
  return (
    <Paper withBorder p="md" ref={panel} role="status" aria-label="New calendar link">
      <Stack gap="sm">
        <Text fw={600}>Copy this link now. It is not shown again.</Text>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Calendar link"
            value={url}
            readOnly
            flex="1 1 200px"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => {
              const CopyIcon = copied ? IconCheck : IconCopy
              return (
                <Button leftSection={<CopyIcon size={18} stroke={1.5} aria-hidden />} onClick={copy}>
                  {copied ? "Copied" : "Copy link"}
                </Button>
              )
            }}
          </CopyButton>
        </Group>
        <Group gap="xs">
          <Text size="sm">Open it in</Text>
          {calendarPrograms.map((program) => (
            <Button
              key={program.id}
              component="a"
              variant="light"
              size="sm"
              href={program.addressOf(feed)}
              target={targetOf(program)}
              rel="noreferrer"
            >
              {program.name}
            </Button>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          Whoever has it sees this calendar and nothing else. Pass it on only to people you trust.
          {!url.startsWith("https:") &&
            " Google and Outlook can read it only if this address can be reached from the internet."}
        </Text>
      </Stack>
    </Paper>
  )
}
