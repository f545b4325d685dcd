import { assignmentTypeLabels } from "@hearthbook/core/names/labels"
import { isGraded } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { GradeOnAssignment } from "@hearthbook/api/work/grade"
import { Box, Group, Paper, SimpleGrid, Text } from "@mantine/core"
import { SubmissionView } from "../../entities/submission/submission-view.tsx"
import { formatDay, formatPoints } from "../../lib/format.ts"
import { formatGradePercent } from "../../lib/grade-percent.ts"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"

/** An assignment's grade with feedback, its facts, its instructions and the submission. */
export function AssignmentFacts({ assignment }: { assignment: AssignmentView }) {
  const { status, due_date, assigned_date, points_possible, type, description, instructions, grade } = assignment
  return (
    <>
      {grade && <GradeGiven grade={grade} possible={points_possible} counts={isGraded(status)} />}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" className="figures">
        <LabeledValue label="Type">{assignmentTypeLabels[type]}</LabeledValue>
        <LabeledValue label="Points">
          {points_possible}
          {assignment.extra_credit && (
            <Text span inherit c="dimmed">
              {" "}
              extra credit
            </Text>
          )}
        </LabeledValue>
        <LabeledValue label="Assigned">{formatDay(assigned_date)}</LabeledValue>
        <LabeledValue label="Due">{formatDay(due_date)}</LabeledValue>
      </SimpleGrid>
      {description && <LabeledValue label="Description">{description}</LabeledValue>}
      <LabeledValue label="Instructions">{instructions ?? "None"}</LabeledValue>
      <SubmissionView assignment={assignment} />
    </>
  )
}

function GradeGiven({ grade, possible, counts }: { grade: GradeOnAssignment; possible: number; counts: boolean }) {
  const { points_earned, percentage, letter_grade, feedback } = grade
  return (
    <Paper withBorder p="md" component="section" aria-label="Grade">
      <Group gap="sm" align="baseline" className="figures">
        {letter_grade && (
          <Text span fw={650} fz={28} lh={1.1}>
            {letter_grade}
          </Text>
        )}
        {percentage !== null && (
          <Text span fw={600}>
            {formatGradePercent(percentage, letter_grade)}
          </Text>
        )}
        <Text span c="dimmed">
          {formatPoints(points_earned, possible)} points
        </Text>
      </Group>
      {!counts && (
        <Text size="sm" c="dimmed" mt={4}>
          This is an earlier grade. It counts again once the work is graded.
        </Text>
      )}
      {feedback && (
        <Box mt="xs">
          <LabeledValue label="Feedback">{feedback}</LabeledValue>
        </Box>
      )}
    </Paper>
  )
}
