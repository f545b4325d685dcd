import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { Group, Text } from "@mantine/core"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import classes from "./mark-grid.module.css"

/** The legend of the grid's letters, which are also its keyboard shortcuts, and help for moving around. */
export function GridHelp({ id }: { id: string }) {
  return (
    <Group className={classes.help} gap={4} id={id}>
      {attendanceStatuses.map((status) => {
        const { word, letter, tone, icon: Icon } = attendanceLooks[status]
        return (
          <span key={status} className={classes.key} style={{ color: `var(--mantine-color-${tone}-light-color)` }}>
            <kbd className={classes.letter}>{letter}</kbd>
            <Icon size={14} stroke={2} aria-hidden />
            {word}
          </span>
        )
      })}
      <Text span size="xs" c="dimmed">
        Click a letter to mark, and again to clear. Keyboard: arrows move, P, A, L and E mark, Delete clears.
      </Text>
    </Group>
  )
}
