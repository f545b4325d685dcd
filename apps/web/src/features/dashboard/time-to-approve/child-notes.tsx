import type { ChildDay } from "@hearthbook/api/records/dashboard"
import { Stack } from "@mantine/core"
import { shortNameOf } from "../../../lib/short-names.ts"
import { NoteLine } from "./note-line.tsx"

/** The time that a child noted, shown in the child's day. */
export default function ChildNotes({ child: { student, noted_time } }: { child: ChildDay }) {
  return (
    <Stack gap={6} mb={8} role="group" aria-label={`Noted by ${shortNameOf(student)}`}>
      {noted_time.map((note) => (
        <NoteLine key={note.id} note={note} />
      ))}
    </Stack>
  )
}
