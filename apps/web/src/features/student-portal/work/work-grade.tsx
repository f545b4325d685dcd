import type { GradeOnAssignment } from "@hearthbook/api/work/grade"
import { Group, Paper, Stack, Text } from "@mantine/core"
import { formatPoints } from "../../../lib/format.ts"
import { LabeledValue } from "../../../ui/layout/labeled-value.tsx"
import { GradeFigure } from "../grade-figure.tsx"

/** The grade and its feedback. */
export function WorkGrade({ grade, possible }: { grade: GradeOnAssignment; possible: number }) {
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Your grade">
      <Stack gap="sm">
        <Group gap="md" align="baseline">
          <Text component="h2" fw={650}>
            Your grade
          </Text>
          <GradeFigure grade={grade} />
          <Text c="dimmed" className="figures">
            {formatPoints(grade.points_earned, possible)} points
          </Text>
        </Group>
        {grade.feedback && <LabeledValue label="Feedback">{grade.feedback}</LabeledValue>}
      </Stack>
    </Paper>
  )
}

/** The feedback alone, for a child who does not see grades. */
export function WorkFeedback({ feedback }: { feedback: string }) {
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Feedback">
      <LabeledValue label="Feedback">{feedback}</LabeledValue>
    </Paper>
  )
}
