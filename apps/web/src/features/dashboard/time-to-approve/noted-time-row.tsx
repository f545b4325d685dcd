import type { ChildDay } from "@hearthbook/api/records/dashboard"
import { Button, Group, Paper, Text } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"
import { useSearchParamsState } from "../../../ui/url/use-search-params-state.ts"
import { NotedTimeDialog } from "./noted-time-dialog.tsx"
import { useAcceptTime } from "./use-noted-time.ts"

/** The notes of time of all children in one row. The address opens the list of them, for the link of a notification. */
export default function NotedTimeRow({ days }: { days: ChildDay[] }) {
  const { search, put } = useSearchParamsState()
  const accept = useAcceptTime()
  const notes = days.flatMap(({ noted_time }) => noted_time)
  return (
    <>
      {notes.length > 0 && (
        <Paper component="section" withBorder shadow="sm" px="md" py={6} aria-label="Notes of time">
          <Group gap="xs" justify="space-between">
            <Text className="figures">{countOf(notes.length, "note")} of time</Text>
            <Group gap={6} className="screen-only">
              <Button size="sm" variant="default" onClick={() => void accept(notes)}>
                Accept all
              </Button>
              <Button size="sm" variant="default" onClick={() => put({ notes: "time" })}>
                Look
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
      {search.get("notes") === "time" && <NotedTimeDialog days={days} onClose={() => put({ notes: null })} />}
    </>
  )
}
