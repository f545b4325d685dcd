import { Button, CloseButton, Group, Text } from "@mantine/core"
import { moveActions, type OfferedMove } from "../../entities/lesson/move/move-actions.ts"
import classes from "./lesson-plan.module.css"

type Props = { count: number; onMove: (kind: OfferedMove) => void; onClear: () => void }

const kinds = (Object.keys(moveActions) as OfferedMove[]).filter((kind) => kind !== "relay")

/** What can be done with the selected lessons. Each action opens its preview. */
export function SelectionBar({ count, onMove, onClear }: Props) {
  if (count === 0) return null
  return (
    <Group className={`${classes.bar} screen-only`} role="toolbar" aria-label="Selected lessons" gap="xs" wrap="nowrap">
      <Text fw={600} size="sm" aria-live="polite" className="figures" flex="none">
        {count} selected
      </Text>
      <div className={classes.actions}>
        {kinds.map((kind) => (
          <Button key={kind} size="compact-md" variant="subtle" flex="none" onClick={() => onMove(kind)}>
            {moveActions[kind].label}
          </Button>
        ))}
      </div>
      <CloseButton aria-label="Clear the selection" onClick={onClear} />
    </Group>
  )
}
