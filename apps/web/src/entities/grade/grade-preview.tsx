import { percentage, pointsInRange } from "@hearthbook/core/grading/letter-grade"
import { letterOn } from "@hearthbook/core/grading/grade-figures"
import { Text } from "@mantine/core"
import { formatPercent } from "../../lib/format.ts"
import { formatGradePercent } from "../../lib/grade-percent.ts"
import { useScale } from "./use-scale.ts"
import classes from "./grade-preview.module.css"

type Props = {
  /** The input's value: a number, or any text. */
  earned: unknown
  possible: number
  /** The scale of the course. */
  scale_id: string
  /** Shows letter and percent side by side, for a row. */
  small?: boolean
}

/** Shows the grade that the typed points would earn, by the server's rules. */
export function GradePreview({ earned, possible, scale_id, small }: Props) {
  const scale = useScale(scale_id)
  const points = typeof earned === "number" && pointsInRange({ earned, possible }) ? { earned, possible } : null
  const percent = points && percentage(points)
  const letter = points && scale && letterOn(scale, points)
  const worthless = small ? "0 points" : "Worth 0 points: doesn’t count toward the average"
  return (
    <output className={small ? classes.small : classes.preview} aria-label="Grade">
      <Text span className={classes.letter}>
        {letter ?? formatPercent(null)}
      </Text>{" "}
      <Text span size="sm" c="dimmed" className="figures">
        {possible === 0 ? worthless : percent !== null && formatGradePercent(percent, letter)}
      </Text>
    </output>
  )
}
