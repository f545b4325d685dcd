import type { GradeOnAssignment } from "@hearthbook/api/schemas/grade"
import { Text } from "@mantine/core"
import { formatPercent } from "../../lib/format.ts"
import classes from "./work.module.css"

/** '93%' and its letter. Work that was worth no points has a dash. */
export function GradeMark({ grade: { percentage, letter_grade } }: { grade: GradeOnAssignment }) {
  return (
    <Text component="div" className={`figures ${classes.mark}`}>
      <span className={classes.percent}>{formatPercent(percentage)}</span>{" "}
      {letter_grade && <span className={classes.letter}>{letter_grade}</span>}
    </Text>
  )
}
