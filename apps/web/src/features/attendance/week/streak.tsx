import { perfectStreak } from "@hearthbook/core/attendance/attendance"
import { Text, VisuallyHidden } from "@mantine/core"
import { IconFlame, IconTrophy } from "@tabler/icons-react"
import { countOf } from "../../../lib/format.ts"
import classes from "./attendance.module.css"

/** A child's streak of school days present: a flame, and a cup for a perfect week or more. */
export function Streak({ streak, none }: { streak: number; /** Shown if there is no streak. */ none?: string }) {
  if (streak === 0) {
    return none ? (
      <Text span size="sm" c="dimmed">
        {none}
      </Text>
    ) : null
  }
  const isPerfect = streak >= perfectStreak
  const Icon = isPerfect ? IconTrophy : IconFlame
  return (
    <span className={classes.streak} data-perfect={isPerfect || undefined}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>
        {countOf(streak, "day")} <VisuallyHidden component="span">present in a row</VisuallyHidden>
        {isPerfect && <VisuallyHidden component="span">, a perfect week</VisuallyHidden>}
      </span>
    </span>
  )
}
