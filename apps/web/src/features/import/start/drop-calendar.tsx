import { Button, FileButton, Group, Paper, Stack, Text } from "@mantine/core"
import { IconCalendarDown } from "@tabler/icons-react"
import classes from "./start-import.module.css"
import { useDroppedFile } from "./use-dropped-file.ts"

type Props = { isReading: boolean; onFile: (file: File | null) => void }

/** Takes a calendar file, dropped or chosen. */
export function DropCalendar({ isReading, onFile }: Props) {
  const { isOver, ...dropping } = useDroppedFile(onFile)
  return (
    <Paper withBorder p="md" className={classes.drop} data-over={isOver || undefined} {...dropping}>
      <Stack gap="md">
        <Text>
          Drop an .ics file here, or choose it. Google, Apple and Outlook calendars export one, and co-ops and public
          holidays come as one.
        </Text>
        <Group gap="sm">
          <FileButton onChange={onFile} accept=".ics,.ical,text/calendar">
            {(button) => (
              <Button
                {...button}
                loading={isReading}
                leftSection={<IconCalendarDown size={18} stroke={1.5} aria-hidden />}
              >
                Choose a file
              </Button>
            )}
          </FileButton>
        </Group>
        <Text size="sm" c="dimmed">
          Events from the last 60 days to 400 days ahead are taken. Nothing is saved before you have seen it.
        </Text>
      </Stack>
    </Paper>
  )
}
