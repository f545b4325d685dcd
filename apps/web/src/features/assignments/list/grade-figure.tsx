import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Text } from "@mantine/core"
import { formatPoints } from "../../../lib/format.ts"
import { formatGradePercent } from "../../../lib/grade-percent.ts"

/** The letter and percentage of a graded assignment, or its points. */
export function GradeFigure({ assignment: { grade, points_possible } }: { assignment: AssignmentView }) {
  if (!grade) {
    return (
      <Text span size="sm" c="dimmed">
        No grade
      </Text>
    )
  }
  const points = formatPoints(grade.points_earned, points_possible)
  return (
    <Text span size="sm" className="figures" title={points}>
      {grade.percentage === null ? (
        points
      ) : (
        <>
          <Text span inherit fw={650}>
            {grade.letter_grade}
          </Text>{" "}
          <Text span inherit c="dimmed">
            {formatGradePercent(grade.percentage, grade.letter_grade)}
          </Text>
        </>
      )}
    </Text>
  )
}
