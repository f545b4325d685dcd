import { letterGrade, percentage, pointsInRange } from "@hearthbook/api/rules/grading"
import { Text } from "@mantine/core"
import { formatPercent } from "../../lib/format.ts"
import classes from "./grade-preview.module.css"

/** What the points come to, as they are typed, by the rules that the server goes by. */
export function GradePreview({ earned, possible }: { earned: number | string; possible: number }) {
  const points = typeof earned === "number" && pointsInRange({ earned, possible }) ? { earned, possible } : null
  const percent = points && percentage(points)
  return (
    <output className={classes.preview} aria-label="Grade">
      <Text span className={classes.letter}>
        {(points && letterGrade(points)) ?? formatPercent(null)}
      </Text>
      <Text span size="sm" c="dimmed" className="figures">
        {possible === 0 ? "Worth 0 points: counts in no average" : percent !== null && formatPercent(percent)}
      </Text>
    </output>
  )
}
