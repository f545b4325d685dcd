import type { Day } from "@hearthbook/core/time/days"
import { Button, Group, Text } from "@mantine/core"
import { trpc } from "../../../api/trpc.ts"
import { useChangeUndo } from "../../../entities/change/use-change-undo.ts"
import { countOf } from "../../../lib/format.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

type Props = {
  day: Day
  /** The classes of the day whose time is not written down. */
  schedule_ids: string[]
}

/** Asks quietly for the time of a day's classes, once they are over. */
export default function LogClassesRow({ day, schedule_ids }: Props) {
  const log = trpc.time.logClasses.useMutation()
  const offerUndo = useChangeUndo()
  const logNow = async () => {
    try {
      const [entry] = await log.mutateAsync({ date: day, schedule_ids })
      offerUndo(entry?.change_id ?? null, `${countOf(schedule_ids.length, "class")} logged.`)
    } catch (cause) {
      showFailureToast(cause, "Failed to log the classes.")
    }
  }
  // It shows at once that it is done, and is here again after an undo.
  if (log.isPending) return null
  return (
    <Group gap="xs" justify="flex-end" className="screen-only" role="group" aria-label="Time of classes">
      <Text size="sm" c="dimmed" className="figures">
        {countOf(schedule_ids.length, "class")} held and not logged
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={() => void logNow()}>
        Log today’s classes
      </Button>
    </Group>
  )
}
