import type { ChildDay, NotedTime } from "@hearthbook/api/records/dashboard"
import { Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { ChangeTimeModal } from "../../../entities/time/change-time-modal.tsx"
import { shortNameOf } from "../../../lib/short-names.ts"
import { ViewModal } from "../../../ui/layout/view-modal.tsx"
import { NoteLine } from "./note-line.tsx"

type Props = { days: ChildDay[]; onClose: () => void }

/** Every note of time, to accept, change or delete it. */
export function NotedTimeDialog({ days, onClose }: Props) {
  const [changing, setChanging] = useState<NotedTime | null>(null)
  const noting = days.filter(({ noted_time }) => noted_time.length > 0)
  // Prefetched for the form of a note.
  trpc.subjects.list.usePrefetchQuery({})
  if (changing) return <ChangeTimeModal time={changing} onClose={() => setChanging(null)} />
  return (
    <ViewModal
      title="Notes of time"
      onClose={onClose}
      actions={(leave) => (
        <Button variant="default" onClick={() => leave()}>
          Close
        </Button>
      )}
    >
      {noting.length === 0 && <Text c="dimmed">No note waits for you.</Text>}
      {noting.map(({ student, noted_time }) => (
        <Stack key={student.id} component="section" gap="xs" aria-label={`Notes of ${shortNameOf(student)}`}>
          <Text fw={600}>{shortNameOf(student)}</Text>
          {noted_time.map((note) => (
            <NoteLine key={note.id} note={note} onChange={() => setChanging(note)} />
          ))}
        </Stack>
      ))}
    </ViewModal>
  )
}
