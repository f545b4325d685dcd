import type { ChangeView } from "@hearthbook/api/data/change"
import { Badge, Button, Text } from "@mantine/core"
import { formatAgo } from "../../../../lib/format.ts"
import { toMinute, useClock } from "../../../../ui/hooks/use-clock.ts"
import classes from "../../../../ui/layout/row.module.css"

type Props = { change: ChangeView; onUndo: () => void }

/** A change in words, with its author and time, and a button to undo it unless it was undone. */
export function ChangeRow({ change, onUndo }: Props) {
  const now = useClock(toMinute)
  const { summary, user, created_at, undone_at } = change
  const when = formatAgo(created_at, now)
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Text fw={600} c={undone_at ? "dimmed" : undefined} className="figures">
          {summary}
        </Text>
        <Text size="sm" c="dimmed">
          {user?.first_name ?? "A former member"}, {when}
        </Text>
      </div>
      {undone_at ? (
        <Badge variant="light" color="slate">
          Undone
        </Badge>
      ) : (
        <Button variant="default" size="sm" onClick={onUndo} aria-label={`Undo: ${summary}, ${when}`}>
          Undo
        </Button>
      )}
    </li>
  )
}
