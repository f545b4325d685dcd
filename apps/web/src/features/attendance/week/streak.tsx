import { perfectStreak } from "@hearthbook/api/rules/attendance"
import { Text, VisuallyHidden } from "@mantine/core"
import { IconFlame, IconTrophy } from "@tabler/icons-react"
import { countOf } from "../../../lib/format.ts"
import classes from "./attendance.module.css"

/** How many school days in a row a child has been present: a flame, and a cup from a perfect week on (S §9). */
export function Streak({ streak, none }: { streak: number; /** What is said where there is none. */ none?: string }) {
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
