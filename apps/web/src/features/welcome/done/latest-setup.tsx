import { Group, Text } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { UndoSetup } from "./undo-setup.tsx"

/** Offers to undo a set-up that this page no longer shows, such as after a reload. Empty if the latest change is another one. */
export function LatestSetup({ onUndone }: { onUndone: () => void }) {
  const { data: changes = [] } = trpc.changes.list.useQuery({})
  const [latest] = changes
  if (latest?.kind !== "setup" || latest.undone_at !== null) return null
  return (
    <Group gap="xs" role="note" aria-label="The latest set-up">
      <Text c="dimmed">Your school is set up. Add to it here, or take it all back.</Text>
      <UndoSetup variant="default" change_id={latest.id} onUndone={onUndone} />
    </Group>
  )
}
