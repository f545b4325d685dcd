import { fullName } from "@hearthbook/core/names/names"
import { perfectStreak } from "@hearthbook/core/attendance/attendance"
import { Text } from "@mantine/core"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import classes from "./analytics.module.css"
import { Streak } from "../week/streak.tsx"
import type { Child } from "../week/use-attendance-week.ts"

/** The longest present streaks, up to today or the end of the shown week. Equal streaks share a rank. */
export function Leaderboard({ students }: { students: Child[] }) {
  const ranked = students.toSorted((one, other) => other.streak - one.streak)
  return (
    <>
      <ol className={classes.ranks}>
        {ranked.map((child) => (
          <li key={child.id} className={classes.rank}>
            <span className={classes.place} aria-hidden={child.streak === 0}>
              {child.streak > 0 && 1 + ranked.filter(({ streak }) => streak > child.streak).length}
            </span>
            <ChildAvatar child={child} size={32} />
            <Text fw={600} className={classes.name} lineClamp={2}>
              {fullName(child)}
            </Text>
            <Streak streak={child.streak} none="No streak" />
          </li>
        ))}
      </ol>
      <Text size="xs" c="dimmed" mt="md">
        School days present in a row. Absent, late or excused starts over; {perfectStreak} or more make a perfect week.
      </Text>
    </>
  )
}
