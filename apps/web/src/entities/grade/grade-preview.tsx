import { letterGrade, percentage, pointsInRange } from "@hearthbook/api/rules/grading"
import { Text } from "@mantine/core"
import { formatPercent } from "../../lib/format.ts"
import classes from "./grade-preview.module.css"

type Props = {
  /** What was typed: a number, or anything else. */
  earned: unknown
  possible: number
  /** In a row: letter and percent side by side. */ small?: boolean
}

/** What the points come to, as they are typed, by the rules that the server goes by. */
export function GradePreview({ earned, possible, small }: Props) {
  const points = typeof earned === "number" && pointsInRange({ earned, possible }) ? { earned, possible } : null
  const percent = points && percentage(points)
  const worthless = small ? "0 points" : "Worth 0 points: counts in no average"
  return (
    <output className={small ? classes.small : classes.preview} aria-label="Grade">
      <Text span className={classes.letter}>
        {(points && letterGrade(points)) ?? formatPercent(null)}
      </Text>{" "}
      <Text span size="sm" c="dimmed" className="figures">
        {possible === 0 ? worthless : percent !== null && formatPercent(percent)}
      </Text>
    </output>
  )
}
