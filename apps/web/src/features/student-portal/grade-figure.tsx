import type { GradeOnAssignment } from "@hearthbook/api/work/grade"
import { Text } from "@mantine/core"
import { formatGradePercent } from "../../lib/grade-percent.ts"
import classes from "./work.module.css"

/** The empty state of grades, on more than one page. */
export const noGrades = "No grades have been posted yet."

/** Percentage and letter, or a dash for work worth no points. */
export function GradeFigure({ grade: { percentage, letter_grade } }: { grade: GradeOnAssignment }) {
  return (
    <Text component="div" className={`figures ${classes.grade}`}>
      <span className={classes.percent}>{formatGradePercent(percentage, letter_grade)}</span>{" "}
      {letter_grade && <span className={classes.letter}>{letter_grade}</span>}
    </Text>
  )
}
