import type { ChildDay } from "@hearthbook/api/records/dashboard"
import { Button } from "@mantine/core"
import { IconCalendarCheck } from "@tabler/icons-react"
import { shortNameOf } from "../../../lib/short-names.ts"
import classes from "./child-column.module.css"
import { useMoveDay } from "./use-move-day.ts"

/** Moves what is left of the day of a child who is away, in place of 'All done'. */
export function MoveDay({ child }: { child: ChildDay }) {
  const rest = useMoveDay(child)
  if (!rest) return null
  return (
    <Button
      className={`${classes.all} screen-only`}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconCalendarCheck size={16} stroke={1.75} aria-hidden />}
      aria-label={`Move ${rest.words} of ${shortNameOf(child.student)} to the next school day`}
      onClick={rest.move}
    >
      Move {rest.words} to the next school day
    </Button>
  )
}
